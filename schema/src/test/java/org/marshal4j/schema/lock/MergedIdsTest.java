package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;

/** The schema ids of a lock file after a merge. */
class MergedIdsTest {
    private static final String TYPE = "a.Quote";
    private static final Schema LEG = Schema.of("a.Leg", "price float64");
    private static final Schema GROWN_LEG = Schema.of("a.Leg", "price float64", "size int32");
    private static final Schema QUOTE = quote("leg a.Leg?");
    private static final Schema NAMED = quote("leg a.Leg?", "name text");

    private static Schema quote(String... fields) {
        return Schema.of(TYPE, fields).withSchemaId();
    }

    private static int id(Schema... schemas) {
        return SchemaId.of(schemas[0], Schemas.of(List.of(schemas)));
    }

    @Test
    void idsOfBothBranchesAreKept() {
        LockFile base = LockFile.empty().accept(List.of(QUOTE, LEG));
        LockFile ours = base.accept(List.of(QUOTE, GROWN_LEG));
        LockFile theirs = base.accept(List.of(NAMED, LEG));
        LockFile merged = Conflict.repaired(ours, theirs);
        assertThat(merged.schemaIds(TYPE))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(id(QUOTE, LEG), 1, id(QUOTE, GROWN_LEG), 2, id(NAMED, LEG), 3));
        assertThat(merged.schemaId(TYPE))
                .as("nobody has accepted both changes together")
                .isEmpty();
        LockFile accepted = merged.accept(List.of(NAMED, GROWN_LEG));
        assertThat(accepted.schemaId(TYPE)).hasValue(id(NAMED, GROWN_LEG));
        assertThat(accepted.schemaIds(TYPE)).hasSize(4).containsAllEntriesOf(merged.schemaIds(TYPE));
        accepted.schemaIds(TYPE).forEach((id, revision) -> {
            Schemas former = accepted.former(revision);
            assertThat(SchemaId.of(former.apply(TYPE), former)).isEqualTo(id);
        });
    }

    @Test
    void linesOfBothSidesWithoutMarkersAreToldApart() {
        LockFile base = LockFile.empty().accept(List.of(QUOTE, LEG));
        LockFile ours = base.accept(List.of(QUOTE, GROWN_LEG));
        LockFile theirs = base.accept(List.of(NAMED, LEG)).accept(List.of(quote("name text"), LEG));
        String head = "wire 1\nrevision 3\n" + lines(ours, "id ") + lines(theirs, "id ");
        LockFile merged = Conflict.repaired(
                head.lines().distinct().reduce("", (one, other) -> one + other + "\n") + blocks(ours) + blocks(theirs));
        assertThat(merged.schemaIds(TYPE))
                .isEqualTo(Conflict.repaired(ours, theirs).schemaIds(TYPE))
                .hasSize(4);
    }

    @Test
    void theSameChangeOnBothSidesHasOneId() {
        LockFile base = LockFile.empty().accept(List.of(QUOTE, LEG));
        LockFile ours = base.accept(List.of(NAMED, LEG));
        LockFile theirs = base.accept(List.of(NAMED, LEG)).accept(List.of(NAMED, GROWN_LEG));
        LockFile merged = Conflict.repaired(ours, theirs);
        assertThat(merged.schemaIds(TYPE).keySet())
                .isEqualTo(theirs.schemaIds(TYPE).keySet())
                .hasSize(3);
        assertThat(merged.schemaId(TYPE)).hasValue(id(NAMED, GROWN_LEG));
    }

    @Test
    void idOfARenamedFieldIsKeptIfTheOtherBranchAddsOne() {
        Schema renamed = quote("arm a.Leg?");
        LockFile base = LockFile.empty().accept(List.of(QUOTE, LEG));
        LockFile merged = Conflict.repaired(base.accept(List.of(renamed, LEG)), base.accept(List.of(NAMED, LEG)));
        assertThat(merged.schemaIds(TYPE)).containsOnlyKeys(id(QUOTE, LEG), id(NAMED, LEG));
        LockFile accepted = merged.accept(List.of(quote("arm a.Leg?", "name text"), LEG));
        assertThat(accepted.schemaId(TYPE)).isPresent();
    }

    @Test
    void idsOfARenamedTypeAreKept() {
        Schema price = Schema.of("a.Price", "leg a.Leg?").withSchemaId();
        LockFile base = LockFile.empty().accept(List.of(QUOTE, LEG));
        LockFile ours = base.accept(List.of(price, LEG));
        for (LockFile merged : Conflict.repairedBothWays(ours, base.accept(List.of(QUOTE, GROWN_LEG)))) {
            LockFile accepted = merged.accept(List.of(price, GROWN_LEG));
            assertThat(accepted.historyOf("a.Price").schemaIds("a.Price"))
                    .containsKeys(id(QUOTE, LEG), id(QUOTE, GROWN_LEG));
            assertThat(accepted.schemaId("a.Price")).hasValue(id(price, GROWN_LEG));
        }
    }

    /** Whatever two branches accept, no id is lost, and today's messages have one. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void randomBranches(long seed) {
        Random random = new Random(seed);
        LockFile base = branch(LockFile.empty(), random, "base");
        LockFile ours = branch(base, random, "ours");
        LockFile theirs = branch(base, random, "theirs");
        LockFile merged = Conflict.repaired(ours, theirs);
        Set<Integer> ids = new TreeSet<>(ours.schemaIds(TYPE).keySet());
        ids.addAll(theirs.schemaIds(TYPE).keySet());
        assertThat(merged.schemaIds(TYPE).keySet()).as("seed %d", seed).isEqualTo(ids);
        LockFile accepted = merged.accept(merged.accepted().values());
        assertThat(accepted.schemaId(TYPE)).as("seed %d", seed).isPresent();
        assertThat(LockFile.parse(accepted.text())).isEqualTo(accepted);
        assertThat(accepted.accept(accepted.accepted().values())).isSameAs(accepted);
    }

    private static LockFile branch(LockFile from, Random random, String name) {
        LockFile lock = from;
        for (int i = 0; i <= random.nextInt(4); i++) {
            Schema quote = lock.accepted().getOrDefault(TYPE, QUOTE);
            List<String> fields = new ArrayList<>(
                    quote.fields().stream().map(Object::toString).toList());
            int at = random.nextInt(fields.size());
            switch (random.nextInt(3)) {
                case 0 -> fields.add(at, name + i + " int8");
                case 1 ->
                    fields.set(
                            at,
                            name + i + fields.get(at).substring(fields.get(at).indexOf(' ')));
                default -> fields.add(fields.remove(at));
            }
            lock = lock.accept(List.of(quote(fields.toArray(String[]::new)), random.nextBoolean() ? LEG : GROWN_LEG));
        }
        return lock;
    }

    private static String lines(LockFile lock, String start) {
        return lock.text()
                .lines()
                .filter(line -> line.startsWith(start))
                .reduce("", (one, other) -> one + other + "\n");
    }

    private static String blocks(LockFile lock) {
        return lock.text().substring(lock.text().indexOf("\n\n") + 1);
    }
}
