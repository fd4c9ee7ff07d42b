package org.marshal4j.schema.lock;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;

class LockRepairTest {
    private static final String SOUND = "wire 1\nrevision 1\n\na.Quote from=1\n  bid float64\n";
    private static final LockFile LOCK = LockFile.parse(SOUND);

    @Test
    void encodingDoesNotMatter() {
        for (byte[] file : List.of(
                SOUND.getBytes(UTF_8),
                ("\uFEFF" + SOUND).getBytes(UTF_8),
                SOUND.getBytes(UTF_16),
                SOUND.getBytes(UTF_16LE))) {
            assertThat(LockRepair.of(file)).isEqualTo(new LockRepair(LOCK, List.of()));
        }
        assertThat(LockRepair.isPossible(new byte[] {'w', (byte) 0xC3, '\n'})).isFalse();
    }

    /** Two branches from revision 2: one renames a field and adds another, the other one changes two types. */
    private static final String[] BRANCHES = {"""
                a.Quote from=2
                  bid float64
                  ask float64

                a.Quote from=1 to=1
                  bid float64
                """, """
                a.Quote from=3
                  price float64 was=bid
                  ask float64
                  x int32

                a.Quote from=2 to=2
                """, """
                a.Leg from=1 to=3
                  id int64

                a.Quote from=3
                  bid float64
                  ask float64
                  y int32

                a.Quote from=2 to=2
                """};

    private static final String CONFLICT = """
            wire 1
            <<<<<<< HEAD
            revision 3
            module a:b
            reason 3 Ours
            ||||||| base
            revision 2
            module a:b
            =======
            revision 4
            module a:b
            reason 3 Theirs
            reason 4 More
            >>>>>>> other

            a.Leg from=4
              id int64
              side int8

            <<<<<<< HEAD
            %s||||||| base
            a.Leg from=1
              id int64

            a.Quote from=2
            =======
            %s>>>>>>> other
              bid float64
              ask float64

            a.Quote from=1 to=1
              bid float64
            """.formatted(BRANCHES[1], BRANCHES[2]);

    @Test
    void schemasOfBothSidesOfAMergeAreKept() {
        // merge=union keeps the lines of both sides, and no markers.
        String union = CONFLICT.replaceAll("(?s)\\|{7} base.*?={7}\n", "").replaceAll("(<|>){7}.*\n", "");
        assertThat(union).doesNotContain("<<<", "===", ">>>");
        for (String text : List.of(CONFLICT, union, CONFLICT.replace("\n", "\r\n"))) {
            assertThatIllegalArgumentException().isThrownBy(() -> LockFile.parse(text));
            LockRepair repair = repair(text);
            assertThat(repair.leftOut()).isEmpty();
            LockFile lock = repair.lock();
            assertThat(LockFile.parse(lock.text())).isEqualTo(lock);
            String quotes = lock.entries().stream()
                    .filter(entry -> entry.schema().type().equals("a.Quote"))
                    .map(entry -> " " + entry.from() + entry.text().substring("a.Quote".length()))
                    .collect(Collectors.joining());
            assertThat(quotes).isEqualTo("""
                     5
                      bid float64 was=price
                      ask float64
                      y int32
                     3
                      price float64 was=bid
                      ask float64
                      x int32
                     2
                      bid float64
                      ask float64
                     1
                      bid float64
                    """);
            assertThat(lock.accepted().get("a.Leg").fields()).hasSize(2);
            assertThat(lock.head().reasons()).containsEntry(3, "Ours").containsEntry(5, "Theirs");
            // Whatever becomes of the two, both know the present names.
            LockFile merged = lock.accept(List.of(
                    lock.accepted().get("a.Leg"),
                    Schema.parse("a.Quote", List.of("price float64", "ask float64", "x int32", "y int32"))));
            for (int revision = 1; revision <= 5; revision++) {
                assertThat(merged.former(revision)
                                .withPresentNames()
                                .apply("a.Quote")
                                .fields()
                                .get(0)
                                .name())
                        .isEqualTo("price");
            }
        }
    }

    @Test
    void secondRevisionIsNamed() {
        String text = SOUND.replace("revision 1\n", "revision 1\nrevision 3\n");
        for (Consumer<String> reader :
                List.<Consumer<String>>of(LockFile::parse, Schemas::parse, lock -> Schemas.parse(lock, 1))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> reader.accept(text))
                    .withMessage("line 3: revision 3: a line before it says so already, probably because both sides of"
                            + " a merge were kept");
        }
        assertThat(repair(text)).isEqualTo(new LockRepair(new LockFile(3, LOCK.entries()), List.of()));
        assertThat(repair("wire 1\n" + SOUND).lock()).isEqualTo(LOCK);
    }

    @Test
    void sideThatOnlyContinuesTheOtherOneIsTaken() {
        String text = """
                wire 1
                <<<<<<< HEAD
                revision 1
                =======
                revision 2
                >>>>>>> other

                <<<<<<< HEAD
                a.Quote from=1
                =======
                a.Quote from=2
                  price float64 was=bid

                a.Quote from=1 to=1
                >>>>>>> other
                  bid float64
                """;
        LockFile lock = repair(text).lock();
        assertThat(lock.former(1).withPresentNames().apply("a.Quote"))
                .isEqualTo(Schema.parse("a.Quote", List.of("price float64")));
        assertThat(lock.accepted().get("a.Quote")).isEqualTo(Schema.parse("a.Quote", List.of("price float64")));
    }

    @Test
    void typesOfEitherSideAreKept() {
        String text = """
                wire 1
                revision 2

                <<<<<<< HEAD
                a.Bid from=2
                  id int64
                =======
                a.Ask from=2
                  id int64
                >>>>>>> other

                a.Quote from=1
                  bid float64
                """;
        assertThat(repair(text).lock().accepted()).containsOnlyKeys("a.Ask", "a.Bid", "a.Quote");
    }

    /** It does not have the fields of the other side, as one of two first lines without a marker between them has. */
    @Test
    void classWithoutFieldsHasNoneOnItsSide() {
        Schema none = Schema.of("a.Base");
        Schema both = Schema.of("a.Base", "bid float64", "ask float64");
        LockFile base = LockFile.empty().accept(List.of(Schema.of("a.Base", "bid float64")));
        for (List<Schema> sides : List.of(List.of(none, both), List.of(both, none))) {
            LockFile lock = repair("<<<<<<< HEAD\n"
                            + base.accept(List.of(sides.get(0))).text()
                            + "=======\n"
                            + base.accept(List.of(sides.get(1))).text()
                            + ">>>>>>> other\n")
                    .lock();
            assertThat(lock.accepted(2)).containsValue(sides.get(0));
            assertThat(lock.accepted(3)).containsValue(sides.get(1));
        }
    }

    @Test
    void leftoverMarkersSeparateNothing() {
        assertThat(repair("wire 1\nrevision 1\n=======\n\na.Quote from=1\n  bid float64\n>>>>>>> other\n"))
                .isEqualTo(new LockRepair(LOCK, List.of()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> repair(SOUND + "<<<<<<< HEAD\n=======\n\na.Leg from=1\n"))
                .withMessage("line 9: the end of a merge conflict is missing");
    }

    @Test
    void bothOfTwoSchemasAreKept() {
        LockRepair repair = repair(SOUND + "\na.Quote from=1\n  bid float32\n");
        assertThat(repair)
                .isEqualTo(new LockRepair(
                        LOCK.accept(List.of(Schema.parse("a.Quote", List.of("bid float32")))), List.of()));
        assertThat(repair(SOUND + "\na.Quote from=1\n  bid float64\n")).isEqualTo(new LockRepair(LOCK, List.of()));
        LockFile three = repair(SOUND + "\na.Quote from=1\n  bid float32\n\na.Quote from=1\n  bid int8\n")
                .lock();
        assertThat(three.entries())
                .extracting(entry -> entry.schema().toString())
                .containsExactly("a.Quote\n  bid int8", "a.Quote\n  bid float32", "a.Quote\n  bid float64");
    }

    @Test
    void bothOfTwoFieldsAreKept() {
        LockFile lock = repair(SOUND + "  bid float32\n").lock();
        assertThat(lock).isEqualTo(LOCK.accept(List.of(Schema.parse("a.Quote", List.of("bid float32")))));
        LockFile family = repair("wire 1\nrevision 1\n\nfamily a.Shape from=1\n  1 a.Circle\n  1 a.Line\n")
                .lock();
        assertThat(family.entries()).hasSize(2);
    }

    @Test
    void invisibleDamageMeansNothing() {
        assertThat(LockFile.parse(SOUND.replace("\n", "\r\n"))).isEqualTo(LOCK);
        assertThat(LockFile.parse(SOUND.replace("\n", " \t\n"))).isEqualTo(LOCK);
        String blank = SOUND.replace("from=1\n", "from=1\n\n");
        assertThat(LockFile.parse(blank)).isEqualTo(LOCK);
        assertThat(Schemas.parse(blank)).hasToString(Schemas.parse(SOUND).toString());
    }

    @Test
    void entryThatEndsBeforeItBeginsIsLeftOut() {
        assertThat(repair(SOUND + "\na.Leg from=3 to=2\n").leftOut())
                .containsExactly("a.Leg from=3: it ends in revision 2, before it begins");
    }

    @Test
    void lastRevisionIsThatOfTheEntries() {
        LockFile lock = repair("wire 1\nrevision 1\n\na.Quote from=4\n").lock();
        assertThat(lock.revision()).isEqualTo(4);
        assertThat(LockFile.parse(lock.accept(List.of()).text()).revision()).isEqualTo(5);
    }

    @Test
    void nothingElseIsGuessed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> repair("wire 1\nrevision 1\n\na.Quote\n"))
                .withMessage("line 4: expected a type with a revision, found: a.Quote");
        assertThat(LockRepair.isPossible("wire 1\n".getBytes(UTF_8))).isFalse();
    }

    private static LockRepair repair(String text) {
        return LockRepair.of(text.getBytes(UTF_8));
    }

    @Test
    void largeRevisionsTakeNoTime() {
        String text = "wire 1\nrevision 900000000\n\na.Quote from=1 to=700000000\n  bid float64\n"
                + "\na.Quote from=2 to=800000000\n  bid float32\n";
        assertTimeoutPreemptively(Duration.ofSeconds(5), () -> repair(text));
    }
}
