package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.change.LockCheck;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.wire.WireType;

/** Renamed fields: what the lock file says about them, and what former schemas know about them. */
class LockedRenamesTest {
    private static final Schema BID = form("at int64", "bid float64");
    private static final Schema PRICE = form("at int64", "bidPrice float64");
    private static final Schema LEVEL = form("at int64", "level float32", "bidPrice float64");
    private static final Schema QUOTED = form("at int64", "level float32", "quoted float64");

    private static Schema form(String... fields) {
        return Schema.parse("a.Quote", List.of(fields));
    }

    private static LockFile accepted(Schema... forms) {
        LockFile lock = LockFile.empty();
        for (Schema form : forms) {
            lock = lock.accept(List.of(form));
        }
        return lock;
    }

    @Test
    void formerNameFollowsTheField() {
        LockFile lock = accepted(BID, PRICE);
        assertThat(lock.text()).endsWith("""
                        revision 2

                        a.Quote from=2
                          at int64
                          bidPrice float64 was=bid

                        a.Quote from=1 to=1
                          at int64
                          bid float64
                        """);
        assertThat(lock.entries().get(0).text()).isEqualTo("a.Quote\n  at int64\n  bidPrice float64 was=bid\n");
        assertThat(LockFile.parse(lock.text())).isEqualTo(lock);
        assertThat(lock.accept(List.of(PRICE))).isSameAs(lock);
        assertThat(lock.accepted()).containsEntry("a.Quote", PRICE);
        assertThat(Schemas.parse(lock.text()).apply("a.Quote")).isEqualTo(PRICE);
    }

    @Test
    void fieldWithAnotherTypeOrPlaceWasNotRenamed() {
        assertThat(accepted(BID, form("at int64", "bidPrice float32")).text()).doesNotContain("was=");
        assertThat(accepted(BID, form("bidPrice float64", "at int64")).text()).doesNotContain("was=");
    }

    @Test
    void formerSchemasKnowTodaysNames() {
        LockFile lock = accepted(BID, PRICE, LEVEL, QUOTED);
        for (Schemas former : List.of(lock.former(1), Schemas.parse(lock.text(), 1))) {
            assertThat(former.apply("a.Quote")).isEqualTo(BID);
            assertThat(former.withPresentNames().apply("a.Quote")).isEqualTo(form("at int64", "quoted float64"));
        }
        assertThat(Schemas.parse(lock.text(), 3).withPresentNames().apply("a.Quote"))
                .isEqualTo(form("at int64", "level float32", "quoted float64"));
        assertThat(Schemas.parse(lock.text(), 4).withPresentNames().apply("a.Quote"))
                .isEqualTo(QUOTED);
        assertThatIllegalArgumentException().isThrownBy(() -> lock.former(5)).withMessageContaining("revision 5");
    }

    @Test
    void restoredNameIsTheSameNameAgain() {
        assertThat(accepted(BID, PRICE, BID).former(1).withPresentNames().apply("a.Quote"))
                .isEqualTo(BID);
    }

    /** The field that was called price is gone; today's price was called bid. */
    @Test
    void fieldIsNotConfusedWithOneThatHasItsNameNow() {
        LockFile lock = accepted(form("price float64", "bid float64"), form("bid float64"), form("price float64"));
        assertThat(lock.former(1).withPresentNames().apply("a.Quote"))
                .isEqualTo(form("price- float64", "price float64"));
        assertThat(SchemaChanges.possibleRenames(
                        lock.former(1).withPresentNames().apply("a.Quote"), form("price float64")))
                .isEmpty();
    }

    /** Between the two schemas, there was one without the field. */
    @Test
    void removedFieldIsNotConfusedWithOneThatHasItsNameOrPlaceLater() {
        Schema none = form("at int64");
        for (Schema last : List.of(
                PRICE,
                form("at int64", "bid int32"),
                form("at int64", "bid text?"),
                form("bidPrice float64", "at int64"))) {
            Schema former =
                    accepted(BID, none, last).former(1).withPresentNames().apply("a.Quote");
            assertThat(former).isEqualTo(form("at int64", "bid- float64"));
            assertThat(SchemaChanges.possibleRenames(former, last)).isEmpty();
        }
        // Renamed before it was removed, and another one renamed to its first name.
        LockFile lock = accepted(BID, PRICE, form("at int64", "size int32"), form("at int64", "bid int32"));
        assertThat(lock.former(1).withPresentNames().apply("a.Quote")).isEqualTo(form("at int64", "bidPrice- float64"));
        assertThat(lock.follow(Schemas.of(List.of(PRICE))).withPresentNames().apply("a.Quote"))
                .isEqualTo(form("at int64", "bidPrice- float64"));
        assertThat(lock.former(3).withPresentNames().apply("a.Quote")).isEqualTo(form("at int64", "bid int32"));
    }

    /** A removal that was taken back; two branches, of which one has added the field. */
    @Test
    void fieldThatWasGoneForAWhileIsTheSameAgain() {
        Schema none = form("at int64");
        assertThat(accepted(BID, none, BID).former(1).withPresentNames().apply("a.Quote"))
                .isEqualTo(BID);
        assertThat(accepted(BID, none, form("at int64", "bid text?"), none, BID)
                        .former(1)
                        .withPresentNames()
                        .apply("a.Quote"))
                .isEqualTo(form("at int64", "bid- float64"));
    }

    @Test
    void inheritedFieldsAndFieldsOfBlocksAreFollowedToo() {
        Schema was = Schema.parse("a.Sub extends a.Base 1", List.of("Base frame", "id int64", "Sub frame", "id int64"));
        Schema now =
                Schema.parse("a.Sub extends a.Base 1", List.of("Base frame", "id int64", "Sub frame", "own int64"));
        LockFile lock = accepted(was, now);
        assertThat(lock.text()).contains("\n  Base frame\n  id int64\n  Sub frame\n  own int64 was=id'\n");
        assertThat(LockFile.parse(lock.text())).isEqualTo(lock);
        assertThat(lock.former(1).withPresentNames().apply("a.Sub").fields()).isEqualTo(now.fields());
    }

    @Test
    void schemasFromElsewhereAreRecognised() {
        LockFile lock = accepted(BID, PRICE);
        Schemas stored = Schemas.of(List.of(BID, Schema.parse("b.Other", List.of("bid float64"))));
        Schemas followed = lock.follow(stored);
        assertThat(followed.apply("a.Quote")).isEqualTo(BID);
        assertThat(followed.withPresentNames().apply("a.Quote")).isEqualTo(PRICE);
        assertThat(followed.withPresentNames().apply("b.Other")).isEqualTo(stored.apply("b.Other"));
        Schemas unknown = Schemas.of(List.of(form("bid float64")));
        assertThat(lock.follow(unknown).withPresentNames().apply("a.Quote")).isEqualTo(unknown.apply("a.Quote"));
    }

    @Test
    void renameCanBeDeclaredWithoutALockFile() {
        Schemas former = Schemas.of(List.of(BID));
        assertThat(former.renamed("a.Quote", "bid", "bidPrice")
                        .withPresentNames()
                        .apply("a.Quote"))
                .isEqualTo(PRICE);
        assertThat(former.renamed("a.Quote", "bid", "at").withPresentNames().apply("a.Quote"))
                .isEqualTo(form("at- int64", "at float64"));
        Schema without = former.dropped("a.Quote", "bid").withPresentNames().apply("a.Quote");
        assertThat(without).isEqualTo(form("at int64", "bid- float64"));
        assertThat(SchemaChanges.possibleRenames(BID, PRICE)).isEqualTo(Map.of("bidPrice", "bid"));
        assertThat(SchemaChanges.possibleRenames(without, PRICE)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> former.renamed("a.Quote", "ask", "bid"))
                .withMessage("a.Quote has no field ask in these schemas");
        assertThatIllegalArgumentException().isThrownBy(() -> former.dropped("a.Leg", "bid"));
    }

    @Test
    void renamesAreKeptWhenSchemasAreJoined() {
        Schemas former = accepted(BID, PRICE).former(1);
        Schemas leg = Schemas.of(List.of(Schema.parse("a.Leg", List.of())));
        assertThat(leg.and(former).withPresentNames().apply("a.Quote")).isEqualTo(PRICE);
        assertThat(former.and(leg).withPresentNames().apply("a.Quote")).isEqualTo(PRICE);
    }

    @Test
    void onlyAFieldHasAFormerName() {
        String head = "wire 1\nrevision 1\n\n";
        for (String text :
                List.of("family a.Quote from=1\n  1 a.Bid was=a.Ask\n", "a.Quote from=1\n  Quote frame was=Old\n")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> LockFile.parse(head + text))
                    .withMessageStartingWith("line 4: ")
                    .withMessageContaining("only a field has a former name");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Schemas.parse(head + text, 1))
                    .withMessageStartingWith("line 4: ");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schemas.parse("wire 1\n\na.Quote\n  price float64 was=bid\n"));
    }

    @Test
    void eachFieldHasAUniqueNameWhateverATextSays() {
        Schema strange = Schema.parse("a.Sub extends a.Base 3", List.of("x int8", "x' int8", "x int8", "y int8"));
        assertThat(FieldNames.of(strange.plainFields())).containsOnlyKeys("x", "x'", "x'3", "y");
        LockFile lock =
                accepted(strange, strange.withFields(strange.plainFields().subList(0, 3)));
        assertThat(LockFile.parse(lock.text())).isEqualTo(lock);
        assertThat(FieldNames.of(Collections.nCopies(100_000, new SchemaField("x", new WireType.Open()))))
                .hasSize(100_000);
    }

    /** A class may hide a field of its superclass: then the place says which of the two is meant. */
    @Test
    void hiddenFieldsAreFollowedToo() {
        Schema own = sub("id int64", "own int64");
        Schema hiding = sub("id int64", "id int64");
        Schema key = sub("key int64", "id int64");
        LockFile lock = accepted(own, hiding, key);
        assertThat(lock.text())
                .contains("\n  key int64 was=id\n  id int64 was=id'\n", "\n  id int64\n  id int64 was=own\n");
        assertThat(LockFile.parse(lock.text())).isEqualTo(lock);
        assertThat(lock.former(1).withPresentNames().apply("a.Sub").fields()).isEqualTo(key.fields());
        LockFile back = accepted(key, hiding, own);
        assertThat(back.text()).contains("\n  id int64 was=key\n  id int64 was=id\n");
        assertThat(LockFile.parse(back.text())).isEqualTo(back);
        assertThat(back.former(1).withPresentNames().apply("a.Sub").fields()).isEqualTo(own.fields());
    }

    /** A new field of the superclass has the place of one that is in the subclass now. */
    @Test
    void fieldThatMovedToTheSubclassIsNotGone() {
        Schema last = sub("key int64", "id int64");
        LockFile lock = accepted(sub("id int64", "name text?"), sub("key int64?", "id int64", "name text?"), last);
        Schema former = lock.former(1).withPresentNames().apply("a.Sub");
        assertThat(SchemaChanges.possibleRenames(former, last)).isEmpty();
        assertThat(SchemaChanges.possibleRenames(former, sub("key int64", "name text?")))
                .isEqualTo(Map.of("key", "id"));
    }

    private static Schema sub(String... fields) {
        return Schema.parse("a.Sub extends a.Base 1", List.of(fields));
    }

    @Test
    void fieldsHiddenTwiceAreFollowedToo() {
        List<Schema> first = hierarchy("id", "id", "id");
        List<Schema> second = hierarchy("key", "id", "id");
        List<Schema> third = hierarchy("key", "own", "id");
        LockFile lock = LockFile.empty().accept(first).accept(second).accept(third);
        assertThat(lock.former(1).withPresentNames().apply("a.Sub").fields())
                .isEqualTo(third.get(2).fields());
        assertThat(lock.former(1).withPresentNames().apply("a.Mid").fields())
                .isEqualTo(third.get(1).fields());
        LockCheck check = new LockCheck(lock);
        assertThat(hierarchy("id", "own", "id"))
                .allSatisfy(schema -> assertThat(check.reported(schema))
                        .allMatch(change -> change.rule() == Rule.FIELD_RENAMED
                                && change.type().equals("a.Base")));
    }

    private static List<Schema> hierarchy(String base, String mid, String sub) {
        return List.of(
                Schema.parse("a.Base", List.of(base + " int64")),
                Schema.parse("a.Mid extends a.Base 1", List.of(base + " int64", mid + " int64")),
                Schema.parse("a.Sub extends a.Mid 2", List.of(base + " int64", mid + " int64", sub + " int64")));
    }

    @Test
    void fieldsOfATypeThatWasGoneForAWhileAreFollowedToo() {
        LockFile lock = LockFile.empty().accept(List.of(BID)).accept(List.of()).accept(List.of(PRICE));
        assertThat(lock.former(1).withPresentNames().apply("a.Quote")).isEqualTo(PRICE);
    }
}
