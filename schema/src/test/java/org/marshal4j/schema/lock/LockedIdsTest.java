package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.SchemaId;

/** The schema ids of a lock file. */
class LockedIdsTest {
    private static final String TYPE = "a.Quote";
    private static final Schema LEG = Schema.of("a.Leg", "price float64");
    private static final Schema BID = quote("bid float64");
    private static final Schema OFFER = quote("offer float64");
    private static final Schema BOTH = quote("bid float64", "ask float64");

    private static Schema quote(String... fields) {
        return Schema.of(TYPE, fields).withSchemaId();
    }

    /** A lock file that accepts the schemas in order, each without the types before it. */
    private static LockFile lock(Schema... schemas) {
        LockFile lock = LockFile.empty();
        for (Schema schema : schemas) {
            lock = lock.accept(List.of(schema));
        }
        assertThat(LockFile.parse(lock.text())).isEqualTo(lock);
        return lock;
    }

    private static int id(Schema... schemas) {
        return SchemaId.of(schemas[0], Schemas.of(List.of(schemas)));
    }

    private static int today(LockFile lock) {
        return lock.schemaId(TYPE).orElseThrow();
    }

    @Test
    void eachSchemaHasALine() {
        LockFile lock = lock(BID, BOTH);
        assertThat(lock.text())
                .contains("revision 2\nid 1 " + SchemaId.text(id(BID)) + " a.Quote\nid 2 " + SchemaId.text(id(BOTH))
                        + " a.Quote\n\na.Quote schemaId from=2\n");
        assertThat(today(lock)).isEqualTo(id(BOTH));
        assertThat(lock.schemaIds(TYPE)).containsExactlyInAnyOrderEntriesOf(Map.of(id(BID), 1, id(BOTH), 2));
        assertThat(lock.accept(List.of(BOTH))).isSameAs(lock);
    }

    @Test
    void otherTypesHaveNone() {
        LockFile lock = lock(LEG);
        assertThat(lock.text()).doesNotContain("\nid ");
        assertThat(lock.schemaId(LEG.type())).isEmpty();
        assertThat(lock.schemaIds(LEG.type())).isEmpty();
        assertThat(lock.schemaId("a.Unknown")).isEmpty();
    }

    @Test
    void renamedFieldsKeepTheId() {
        LockFile lock = lock(BID, OFFER);
        assertThat(today(lock)).isEqualTo(id(BID)).isNotEqualTo(id(OFFER));
        assertThat(lock.schemaIds(TYPE)).containsExactly(Map.entry(id(BID), 1));
        assertThat(lock.schemaId(TYPE, 2)).hasValue(id(BID));
        LockFile twice = lock(BID, OFFER, quote("price float64"));
        assertThat(today(twice)).isEqualTo(id(BID));
    }

    @Test
    void schemaThatReturnsHasItsFormerIdAgain() {
        LockFile lock = lock(BID, BOTH, BID);
        assertThat(today(lock)).isEqualTo(id(BID));
        assertThat(lock.schemaIds(TYPE)).containsExactlyInAnyOrderEntriesOf(Map.of(id(BID), 3, id(BOTH), 2));
        assertThat(lock.text()).contains("\nid 3 " + SchemaId.text(id(BID)) + " a.Quote\n");
        assertThat(List.of(1, 2, 3))
                .extracting(revision -> lock.schemaId(TYPE, revision).orElseThrow())
                .containsExactly(id(BID), id(BOTH), id(BID));
        assertThat(lock.schemaId(LEG.type(), 1)).isEmpty();
        LockFile retyped = lock(BID, quote(), quote("bid int8"), quote(), BID);
        assertThat(today(retyped)).isEqualTo(id(BID));
    }

    @Test
    void renamedSchemaThatReturnsHasTheIdOfTheFirst() {
        assertThat(today(lock(BID, OFFER, quote("offer float64", "ask float64"), OFFER)))
                .isEqualTo(id(BID));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void fieldsThatHideEachOtherMayNotChangePlaces(boolean nested) {
        Schema base = Schema.of("a.Base", "x int16");
        Schema last = Schema.of("a.Sub", "x int16", "y int8", "x int16");
        Schema first = last.extending(new Schema.Inherited("a.Base", 1));
        Schema outer = quote("sub a.Sub?");
        LockFile lock =
                LockFile.empty().accept(nested ? List.of(base, first, outer) : List.of(base, first.withSchemaId()));
        List<Schema> changed = nested ? List.of(base, last, outer) : List.of(base, last.withSchemaId());

        assertThatIllegalArgumentException()
                .isThrownBy(() -> lock.accept(changed))
                .withMessageContaining("have the same schema id")
                .withMessageContaining("rename a field");
    }

    /** Otherwise messages of one class would become objects of the other. */
    @Test
    void classesOfOneSimpleNameMayNotExchangeNumbers() {
        Schema leg = Schema.of("a.Leg", "n int8");
        Schema other = Schema.of("b.Leg", "n int8");
        Schema root = Schema.of(TYPE).withSchemaId();
        Schema family = Schema.of("a.Root");
        Schema holder = quote("held list<family a.Root>");
        exchange(
                List.of(root.asFamily("1 a.Leg", "2 b.Leg"), leg, other),
                List.of(root.asFamily("1 b.Leg", "2 a.Leg"), leg, other));
        exchange(
                List.of(holder, family.asFamily("1 a.Leg", "2 b.Leg"), leg, other),
                List.of(holder, family.asFamily("1 b.Leg", "2 a.Leg"), leg, other));
        exchange(
                List.of(quote("x int8", "held list<dynamic<1 a.Leg,2 b.Leg>>"), leg, other),
                List.of(quote("x int8", "held list<dynamic<1 b.Leg,2 a.Leg>>"), leg, other));
        Schema moved = Schema.of("c.Leg", "n int8");
        LockFile lock = LockFile.empty()
                .accept(List.of(root.asFamily("1 a.Leg", "2 b.Leg"), leg, other))
                .accept(List.of(root.asFamily("1 c.Leg", "2 b.Leg"), moved, other));
        assertThat(lock.schemaIds(TYPE)).as("moved").hasSize(1);
    }

    @Test
    void typesThatMessagesHoldNoLongerDoNotCount() {
        Schema leg = Schema.of("a.Leg", "n int8");
        Schema other = Schema.of("b.Other", "n int8");
        Schema root = Schema.of("a.Root");
        Schema quote = quote("x int8");
        LockFile lock = LockFile.empty()
                .accept(List.of(
                        quote("x int8", "held family a.Root?"), root.asFamily("1 a.Leg", "2 b.Other"), leg, other))
                .accept(List.of(quote, root.asFamily("1 a.Leg", "2 b.Other"), leg, other))
                .accept(List.of(quote, root.asFamily("3 a.Leg", "2 b.Other"), leg, other));
        assertThat(today(lock)).isEqualTo(id(quote));
        assertThat(lock.schemaIds(TYPE)).hasSize(2);
    }

    private static void exchange(List<Schema> was, List<Schema> now) {
        LockFile lock = LockFile.empty().accept(was);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> lock.accept(now))
                .withMessageContaining("have the same schema id")
                .withMessageContaining("rename a field");
    }

    @Test
    void changesOfNestedTypesCount() {
        Schema outer = quote("leg a.Leg?");
        Schema renamed = Schema.of("a.Leg", "cost float64");
        Schema grown = Schema.of("a.Leg", "cost float64", "size int32");
        LockFile lock = LockFile.empty()
                .accept(List.of(outer, LEG))
                .accept(List.of(outer, renamed))
                .accept(List.of(outer, grown));
        assertThat(lock.schemaIds(TYPE))
                .containsExactlyInAnyOrderEntriesOf(Map.of(id(outer, LEG), 1, id(outer, grown), 3));
        Schema other = Schema.of("b.Leg", "cost float64", "size int32");
        LockFile moved = lock.accept(List.of(quote("leg b.Leg?"), other));
        assertThat(today(moved)).isEqualTo(id(outer, grown));
    }

    @Test
    void typesWithoutIdsKeepTheirFormerOnes() {
        Schema plain = Schema.of(TYPE, "bid float64");
        LockFile lock = lock(BID, plain);
        assertThat(lock.schemaId(TYPE)).isEmpty();
        assertThat(lock.schemaIds(TYPE)).containsExactly(Map.entry(id(BID), 1));
        assertThat(lock.schemaId(TYPE, 1)).hasValue(id(BID));
        assertThat(lock.schemaId(TYPE, 2)).isEmpty();
        assertThat(lock(BID, plain, BID).schemaIds(TYPE)).containsExactly(Map.entry(id(BID), 1));
        assertThat(today(lock(BID, plain, BID))).isEqualTo(id(BID));
    }

    @Test
    void missingSchemasAreNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LockFile.empty().accept(List.of(quote("leg a.Leg?"))))
                .withMessageContainingAll("a.Quote", "the schema of a.Leg is missing");
    }

    @Test
    void twoSchemasWithOneIdAreRefused() {
        Schema one = quote("f67034 int8");
        Schema other = quote("f76373 int8");
        assertThat(id(one)).isEqualTo(id(other));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> lock(one, BOTH, other))
                .withMessageContainingAll("a.Quote", "revisions 1 and 3", SchemaId.text(id(one)));
    }

    @Test
    void historyHasWhatMessagesOfTheTypeNeed() {
        Schema plain = Schema.of(TYPE, "bid float64");
        Schema outer = quote("leg a.Leg?");
        Schema unused = Schema.of("a.Unused", "x int8").withSchemaId();
        LockFile lock = LockFile.empty()
                .accept(List.of(plain, LEG, unused))
                .accept(List.of(outer, LEG, unused))
                .accept(List.of(BID, unused));
        LockFile history = lock.historyOf(TYPE);
        assertThat(LockFile.parse(history.text())).isEqualTo(history);
        assertThat(history.schemaIds(TYPE)).isEqualTo(lock.schemaIds(TYPE)).hasSize(2);
        assertThat(history.schemaIds(unused.type())).isEmpty();
        assertThat(history.entries()).extracting(LockFile.Entry::schema).containsExactlyInAnyOrder(LEG, outer, BID);
        assertThat(history.former(2).types()).containsExactly("a.Leg", TYPE);
    }

    /** Readers of former messages find them under the new name; older readers know the ids of new ones. */
    @Test
    void renamedTypesKeepTheirIds() {
        Schema node = Schema.of("a.Node", "id int32", "next a.Node?").withSchemaId();
        Schema wide = Schema.of("a.Node", "id int64", "next a.Node?").withSchemaId();
        Schema point = Schema.of("a.Point", "id int64", "next a.Point?").withSchemaId();
        Schema knot = Schema.of("a.Knot", "id int64", "next a.Knot?").withSchemaId();
        LockFile lock = lock(node, wide, point);
        assertThat(lock.text())
                .contains("\nid 1 " + SchemaId.text(id(node)) + " a.Point was=a.Node\nid 2 " + SchemaId.text(id(wide))
                        + " a.Point was=a.Node\nid 3 "
                        + SchemaId.text(id(wide)) + " a.Point\n");
        assertThat(lock.schemaId("a.Point")).hasValue(id(wide));
        LockFile history = lock(node, wide, point, knot).historyOf("a.Knot");
        assertThat(LockFile.parse(history.text())).isEqualTo(history);
        assertThat(history.schemaIds("a.Knot")).containsExactlyInAnyOrderEntriesOf(Map.of(id(node), 1, id(wide), 4));
        assertThat(history.former(1).apply("a.Knot").toString())
                .isEqualTo("a.Knot schemaId\n  id int32\n  next a.Knot?");
        assertThat(history.former(3).types()).containsExactly("a.Knot");
        LockFile returned = lock(node, wide, point, wide);
        assertThat(returned.schemaId("a.Node")).hasValue(id(wide));
        assertThat(returned.schemaIds("a.Node")).containsExactlyInAnyOrderEntriesOf(Map.of(id(node), 1, id(wide), 4));
        assertThat(returned.historyOf("a.Node").former(3).types()).containsExactly("a.Node");
    }

    @Test
    void fieldsOfRenamedTypesAreFollowed() {
        Schema renamed = Schema.of("a.Price", "offer float64").withSchemaId();
        LockFile lock = lock(BOTH, BID, Schema.of("a.Price", "bid float64").withSchemaId(), renamed);
        assertThat(lock.schemaId("a.Price")).hasValue(id(BID));
        assertThat(lock.historyOf("a.Price")
                        .former(1)
                        .withPresentNames()
                        .apply("a.Price")
                        .fields())
                .extracting(SchemaField::name)
                .containsExactly("offer", "ask-");
    }

    @Test
    void typesThatChangeAsWellOrAreSeveralAreNotRenamedOnes() {
        Schema point = Schema.of("a.Point", "bid float64").withSchemaId();
        Schema other = Schema.of("a.Other", "bid float64").withSchemaId();
        assertThat(lock(BID, Schema.of("a.Point", "bid float32").withSchemaId()).text())
                .doesNotContain("was=");
        assertThat(LockFile.empty()
                        .accept(List.of(BID))
                        .accept(List.of(point, other))
                        .text())
                .doesNotContain("was=");
        assertThat(LockFile.empty()
                        .accept(List.of(BID, other))
                        .accept(List.of(point))
                        .text())
                .doesNotContain("was=");
    }

    @Test
    void badLinesAreRefused() {
        String text = lock(BID, BOTH).text().replaceFirst("\n\na.Quote", "\nid 2 0000abcd a.Other\n\na.Quote");
        String line = "id 2 0000abcd a.Other";
        String id = SchemaId.text(id(BOTH));
        Map.ofEntries(
                        Map.entry(line, "there is no schema of this type"),
                        Map.entry("id 3 0000abcd a.Quote", "there is no schema of this type"),
                        Map.entry("id 2 00000000 a.Quote", "not a schema id: 00000000"),
                        Map.entry("id 2 ffffffff a.Quote", "not a schema id: ffffffff"),
                        Map.entry("id 2 " + id + " a.Quote", "a line before it says so already"))
                .forEach((bad, why) -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> LockFile.parse(text.replace(line, bad)))
                        .withMessageStartingWith("line 6: ")
                        .withMessageContaining(why));
        String plain = text.replace("a.Quote schemaId from=2", "a.Quote from=2").replace(line + "\n", "");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LockFile.parse(plain))
                .withMessageStartingWith("line 5: id 2 " + id + " a.Quote: there is no schema of this type with a");
    }

    @Test
    void idOfAnotherSchemaIsNotTodays() {
        LockFile lock = lock(BID, BOTH);
        String text = lock.text().replaceFirst("id 2 .*\n", "");
        LockFile lacking = LockFile.parse(text);
        assertThat(lacking.schemaId(TYPE)).isEmpty();
        assertThat(lacking.accept(List.of(BOTH))).isEqualTo(lock);
    }

    @Test
    void typesOfOtherModulesHaveNone() {
        LockFile lock = LockFile.empty().accept(List.of(BID, LEG.withSchemaId()), Set.of(TYPE));
        assertThat(lock.schemaId(TYPE)).hasValue(id(BID));
        assertThat(lock.schemaId(LEG.type())).isEmpty();
    }

    /** Each random schema is accepted after the others; some are renamed, some return. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyMeaningHasItsId(long seed) {
        Random random = new Random(seed);
        LockFile lock = LockFile.empty();
        List<String> fields = new ArrayList<>(List.of("a int8", "b int16"));
        Set<Integer> ids = new HashSet<>();
        for (int i = 0; i < 12; i++) {
            int last = lock.schemaId(TYPE).orElse(0);
            boolean isRenamed = i > 0 && random.nextBoolean();
            if (isRenamed) {
                fields.replaceAll(field -> random.nextBoolean() ? field : "r" + random.nextInt(1000) + field);
            } else {
                fields.add(random.nextInt(fields.size() + 1), "n" + i + " int" + (8 << random.nextInt(4)));
            }
            lock = lock.accept(List.of(quote(fields.toArray(String[]::new))));
            assertThat(LockFile.parse(lock.text())).as("seed %d", seed).isEqualTo(lock);
            assertThat(ids.add(today(lock))).as("seed %d, step %d", seed, i).isEqualTo(!isRenamed);
            assertThat(today(lock) == last).isEqualTo(isRenamed);
            assertThat(lock.historyOf(TYPE).schemaIds(TYPE))
                    .isEqualTo(lock.schemaIds(TYPE))
                    .hasSameSizeAs(ids);
        }
    }
}
