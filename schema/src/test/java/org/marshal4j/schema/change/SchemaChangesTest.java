package org.marshal4j.schema.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.schema.ByValue;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.schema.wire.WireType;

class SchemaChangesTest {
    private static final Schema LEG = Schema.of("Leg", "a int8");
    private static final Schema OTHER_LEG = Schema.of("Leg", "a int16");

    /** Headers do not say what a type inherits, but its versioned blocks show it. */
    @Test
    void sameFieldsInOtherVersionedBlocksAreReported() {
        Schema one = Schema.of("Sub", "Sub frame", "id int8", "n int16");
        Schema two = Schema.of("Sub", "Base frame", "id int8", "Sub frame", "n int16");
        assertThat(SchemaChanges.between(one, name -> one, two, name -> two))
                .extracting(Difference::rule, Difference::detail)
                .containsExactly(tuple(Rule.SUPERCLASS_CHANGED, "the fields are the same, in other versioned blocks"));
    }

    /** One difference speaks for all fields, so it must not promise more than the worst of them allows. */
    @Test
    void fieldsFromOtherSuperclassesAreJudgedByTheirNames() {
        Schema was = Schema.of("Sub", "Base frame", "id int8", "leg Leg", "Sub frame", "n int64");
        assertThat(judged(was, Schema.of("Sub", "Sub frame", "id int8", "leg Leg", "n int64"), LEG))
                .containsExactly("superclass-changed READ_AFTER_MIGRATION READ_AFTER_MIGRATION NEVER");
        assertThat(judged(was, Schema.of("Sub", "Sub frame", "id int8", "leg Leg", "n int32"), LEG))
                .containsExactly("superclass-changed READ_AFTER_MIGRATION READ_AFTER_MIGRATION OLDER");
        assertThat(judged(was, Schema.of("Sub", "Sub frame", "id text", "leg Leg", "n int64"), LEG))
                .containsExactly("superclass-changed REFUSED REFUSED NEVER");
        assertThat(judged(was, Schema.of("Sub", "Sub frame", "id text", "leg Leg", "n int32"), LEG))
                .containsExactly("superclass-changed REFUSED REFUSED NEVER");
        assertThat(judged(was, Schema.of("Sub", "Sub frame", "id int8", "leg Leg", "n int64"), OTHER_LEG))
                .as("what it holds is compared too")
                .containsExactly(
                        "superclass-changed READ_AFTER_MIGRATION READ_AFTER_MIGRATION NEVER",
                        "field-retyped READ_AFTER_MIGRATION READ_AFTER_MIGRATION NEWER");
    }

    @Test
    void messagesWithAndWithoutSchemaIdsAreConverted() {
        Schema plain = of("x int8");
        Schema withId = plain.withSchemaId();
        assertThat(judged(plain, withId, LEG))
                .containsExactly("schema-id-changed READ_AFTER_MIGRATION READ_AFTER_MIGRATION NEVER");
        assertThat(judged(withId, plain, LEG)).hasSize(1);
        assertThat(judged(withId, withId, LEG)).isEmpty();
        Schema shared = of("x shared Leg");
        assertThat(judged(shared, shared.withSchemaId(), LEG))
                .containsExactly("schema-id-changed READ_AFTER_MIGRATION READ_AFTER_MIGRATION NEVER");
    }

    @Test
    void onlyTheTypeItselfReportsItsSchemaId() {
        Schema outer = Schema.of("Outer", "leg Leg");
        assertThat(judged(outer, outer, LEG.withSchemaId())).isEmpty();
        assertThat(SchemaChanges.between(
                        Schemas.of(List.of(outer, LEG)), Schemas.of(List.of(outer, LEG.withSchemaId()))))
                .extracting(Difference::rule, Difference::type)
                .containsExactly(tuple(Rule.SCHEMA_ID_CHANGED, "Leg"));
    }

    /** Nobody has to migrate messages that say which schema they have. */
    @Test
    void typesWithSchemaIdsReadOlderMessages() {
        Schema was = of("x int8").withSchemaId();
        LockCheck check = new LockCheck(LockFile.empty().accept(List.of(was)));
        assertThat(check.reported(of("x int16").withSchemaId()))
                .extracting(Difference::message)
                .singleElement()
                .asString()
                .endsWith("accept the change with marshal4j:update. Once accepted, this version reads older messages by"
                        + " their schema ids: update readers first.");
        assertThat(check.reported(of("x text").withSchemaId()))
                .extracting(Difference::message)
                .singleElement()
                .asString()
                .endsWith("accept the change with marshal4j:update.");
    }

    @Test
    void typesGetAnotherSchemaIdIfWhatTheyHoldChanges() {
        Schema outer = Schema.of("Outer", "leg Leg").withSchemaId();
        Schema renamed = Schema.of("Leg", "b int8");
        LockFile lock = LockFile.empty().accept(List.of(outer, LEG));
        assertThat(SchemaChanges.between(lock, Schemas.of(List.of(outer, OTHER_LEG))))
                .extracting(Difference::rule, Difference::type)
                .containsExactly(tuple(Rule.FIELD_RETYPED, "Leg"), tuple(Rule.SCHEMA_ID_NEW, "Outer"));
        assertThat(SchemaChanges.between(lock, Schemas.of(List.of(outer, renamed))))
                .extracting(Difference::rule)
                .containsExactly(Rule.FIELD_RENAMED);
        assertThat(SchemaChanges.between(
                        lock.accept(List.of(outer, OTHER_LEG)).accept(List.of(outer, LEG)),
                        Schemas.of(List.of(outer, OTHER_LEG))))
                .as("readers know the id of a schema that returns")
                .extracting(Difference::rule)
                .containsExactly(Rule.FIELD_RETYPED);
        assertThat(SchemaChanges.between(lock, Schemas.of(List.of(outer, Schema.of("Leg", "a Gone")))))
                .extracting(Difference::rule)
                .containsExactly(Rule.FIELD_RETYPED);
    }

    @Test
    void valuesDecideWhetherConstantsAndClassesAreKnown() {
        assertThat(judged(of("x enum S(A,B,C)"), of("x enum S(A,B)"), LEG))
                .containsExactly("enum-constant-removed REFUSED READ OLDER");
        assertThat(judged(of("x enum S(A)"), of("x enum S(B)"), LEG))
                .containsExactly("enum-constant-removed REFUSED REFUSED NEVER");
        assertThat(judged(of("x dynamic"), of("x dynamic<0 Leg>"), LEG))
                .containsExactly("subtype-added READ REFUSED NEWER");
        assertThat(judged(of("x oneof(\"A\",\"B\")"), of("x oneof(\"A\")"), LEG))
                .as("conversion writes B as any other text")
                .containsExactly("usual-texts-changed READ_AFTER_MIGRATION READ NEVER");
        assertThat(judged(of("x int8[2]"), of("x int8[3]"), LEG))
                .as("nothing makes an array longer")
                .containsExactly("length-changed REFUSED REFUSED NEVER");
    }

    /** Without conversion, only those that are read as they are depend on values. */
    @Test
    void valuesDoNotMatterIfMessagesCannotBeConverted() {
        assertThat(judged(of("x int64", "y custom a.C"), of("x int32", "y custom a.C(2)"), LEG))
                .containsExactly("field-retyped REFUSED REFUSED NEVER", "field-retyped REFUSED REFUSED NEVER");
        assertThat(judged(of("x enum S(A,B)", "y custom a.C", "z int8"), of("x enum S(A)", "y custom a.C?"), LEG))
                .as("the same marshaller")
                .contains(
                        "enum-constant-removed REFUSED READ OLDER",
                        "field-removed READ_AFTER_MIGRATION READ_AFTER_MIGRATION NEVER");
        assertThat(judged(of("x enum S(A,B)", "y custom a.C", "z int8"), of("x enum S(A)"), LEG))
                .as("a marshaller that today's class does not name")
                .contains("enum-constant-removed REFUSED READ OLDER", "field-removed REFUSED REFUSED NEVER");
    }

    private static List<String> judged(Schema was, Schema now, Schema leg) {
        return SchemaChanges.between(was, name -> LEG, now, name -> leg).stream()
                .map(difference -> difference.rule().id() + " " + difference.oldBytesNewClass() + " "
                        + difference.newBytesOldClass() + " "
                        + (difference.byValue().older() ? "OLDER" : "")
                        + (difference.byValue().newer() ? "NEWER" : "")
                        + (difference.byValue().equals(ByValue.NEVER) ? "NEVER" : ""))
                .toList();
    }

    /** Both ways to lose it are documented as safe; it may have had messages of its own, so it is a warning. */
    @Test
    void superclassIsRenamedOrRemovedWithItsFieldsInPlace() {
        Schemas was = Schemas.parse("a.Old\n  id int8\n\na.Sub extends a.Old 1\n  id int8\n  n int16\n");
        Schemas renamed = Schemas.parse("a.New\n  id int8\n\na.Sub extends a.New 1\n  id int8\n  n int16\n");
        Schemas removed = Schemas.parse("a.Sub\n  id int8\n  n int16\n");
        Schemas moved = Schemas.parse("a.Sub\n  n int16\n  id int8\n");
        assertThat(SchemaChanges.between(was, renamed))
                .extracting(Difference::rule, Difference::type, Difference::detail)
                .containsExactly(
                        tuple(Rule.SUPERCLASS_REMOVED, "a.Old", "was removed; the new type a.New has the same schema"));
        assertThat(SchemaChanges.between(was, removed))
                .extracting(Difference::rule, Difference::detail)
                .containsExactly(tuple(Rule.SUPERCLASS_REMOVED, "was removed"));
        assertThat(SchemaChanges.between(was, moved))
                .extracting(Difference::rule)
                .contains(Rule.TYPE_REMOVED);
        assertThat(SchemaChanges.between(was, Schemas.parse("")))
                .extracting(Difference::rule)
                .containsExactly(Rule.TYPE_REMOVED, Rule.TYPE_REMOVED);
    }

    @Test
    void missingClassOfMessagesIsReported() {
        Schemas was = Schemas.parse(
                "a.Box\n  old a.Old?\n\na.Old\n  id int8\n\na.Sub extends a.Old 1\n  id int8\n  n int16\n");
        Schemas now = Schemas.parse("a.Box\n  old a.Old?\n\na.Sub\n  id int8\n  n int16\n");
        assertThat(SchemaChanges.between(was, now)).extracting(Difference::rule).containsExactly(Rule.TYPE_REMOVED);
    }

    @Test
    void renamedClassIsGuessedIfOnlyOneIsPossible() {
        Schemas was = Schemas.parse("a.Quote\n  id int8\n");
        String price = "a.Price\n  id int8\n";
        assertThat(SchemaChanges.between(was, Schemas.parse(price)))
                .extracting(Difference::rule, Difference::detail)
                .containsExactly(tuple(Rule.TYPE_REMOVED, "was removed; the new type a.Price has the same schema"));
        assertThat(SchemaChanges.between(was, Schemas.parse(price + "\na.Bid\n  id int8\n")))
                .extracting(Difference::detail)
                .containsExactly("was removed");
        assertThat(SchemaChanges.between(was, Schemas.parse("a.Price\n  id int16\n")))
                .extracting(Difference::detail)
                .containsExactly("was removed");
    }

    /** A class with a field of an open type has no messages of its own. */
    @Test
    void typeVariableIsBoundInTheSuperclass() {
        Schemas was =
                Schemas.parse("a.Page\n  first *\n  n int8\n\na.Sub extends a.Page 2\n  first int32?\n  n int8\n");
        Schemas now =
                Schemas.parse("a.Page\n  first int32?\n  n int8\n\na.Sub extends a.Page 2\n  first int32?\n  n int8\n");
        Schemas other =
                Schemas.parse("a.Page\n  first int64?\n  n int8\n\na.Sub extends a.Page 2\n  first int64?\n  n int8\n");
        assertThat(SchemaChanges.between(was, now)).isEmpty();
        assertThat(SchemaChanges.between(was, other))
                .extracting(Difference::rule, Difference::type)
                .containsExactly(tuple(Rule.FIELD_RETYPED, "a.Sub"));
        assertThat(SchemaChanges.between(now, was))
                .extracting(Difference::rule, Difference::type)
                .containsExactly(tuple(Rule.FIELD_RETYPED, "a.Page"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "enum Side(BUY,SELL); enum Side(BUY,SELL,NONE)",
                "oneof(\"A\",\"B\"); oneof(\"A\",\"B\",\"C\")",
                "list<enum Side(BUY)>; list<enum Side(BUY,SELL)>",
                "map<text,enum Side(BUY)>; map<text,enum Side(BUY,SELL)>",
                "map<enum Side(BUY),int8>; map<enum Side(BUY,SELL),int8>",
                "entry<enum Side(BUY),text>; entry<enum Side(BUY,SELL),text>",
                "entry<text,enum Side(BUY)>; entry<text,enum Side(BUY,SELL)>",
                "optional<enum Side(BUY)>; optional<enum Side(BUY,SELL)>",
            })
    void readerMayKnowMore(String before, String after) {
        assertThat(isReadable(of("x " + before), of("x " + after))).isTrue();
        assertThat(isReadable(of("x " + after), of("x " + before))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "int8; int16",
                "int8; int8?",
                "list<int8>; list<int16>",
                "map<int8,text>; map<int8,uri>",
                "map<int8,text>; map<int16,text>",
                "optional<int8>; optional<int16>",
                "optional<int8>; list<int8>",
                "entry<int8,text>; entry<int8,text>?",
                "entry<int8,text>; entry<int16,text>",
                "entry<int8,text>; entry<int8,uri>",
                "entry<int8,text>; map<int8,text>(max=1)",
                "enum Side(BUY,SELL); enum Side(SELL,BUY)",
                "enum Side(BUY); enum Side(BUY)?",
                "oneof(\"A\",\"B\"); oneof(\"B\",\"A\")",
                "Leg; framed Leg",
                "Leg; shared Leg",
                "Leg; family Leg",
                "custom a.A; custom a.B",
                "custom a.A; custom a.A(2)",
                "custom[8] a.A(3); custom[8] a.A(2)",
                "custom[8] a.A; custom[4] a.A",
            })
    void otherBytesAreRefused(String before, String after) {
        assertThat(isReadable(of("x " + before), of("x " + after))).isFalse();
        assertThat(isReadable(of("x " + after), of("x " + before))).isFalse();
        assertThat(isReadable(of("x " + before), of("x " + before))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "text(max=3); text(max=5)",
                "text(max=3); text",
                "list<int8>(max=3); list<int8>",
                "map<int8,text>(max=3); map<int8,text>",
                "map<int8,text(max=3)>; map<int8,text>",
                "int8[](max=3); int8[](max=4)",
            })
    void readerWithLargerLimitReadsShorterValues(String before, String after) {
        assertThat(isReadable(of("x " + before), of("x " + after))).isTrue();
        assertThat(isReadable(of("x " + after), of("x " + before))).isFalse();
    }

    @Test
    void typesThatAreNotEvolvableKeepTheirFields() {
        Schema one = of("a int8");
        assertThat(isReadable(one, of("b int8"))).isFalse();
        assertThat(isReadable(one, of("a int8", "b int8"))).isFalse();
        assertThat(isReadable(of("a int8", "b int8"), one)).isFalse();
        assertThat(isReadable(one, of("a int8", "b int8 since=2"))).isFalse();
        assertThat(isReadable(one, of("X frame", "a int8"))).isFalse();
    }

    @Test
    void evolvableTypesGrowAtTheEndOfEachVersionedBlock() {
        Schema first = of("X frame", "a int8", "Y frame", "b int8");
        Schema second = of("X frame", "a int8", "c text since=2", "Y frame", "b int8", "d int8 since=3");
        assertThat(isReadable(first, second)).isTrue();
        assertThat(isReadable(second, first)).isTrue();
        assertThat(isReadable(first, of("X frame", "a int8", "Y frame", "b int8", "d int8")))
                .as("older messages do not have it, and it does not say so")
                .isFalse();
        assertThat(isReadable(second, of("X frame", "a int8", "c text since=3", "Y frame", "b int8", "d int8 since=3")))
                .isFalse();
        assertThat(isReadable(first, of("X frame", "a int8", "b int8"))).isFalse();
        assertThat(isReadable(first, of("X frame", "a int8", "Y frame", "c int8 since=2", "b int8")))
                .isFalse();
        assertThat(isReadable(first, of("Z frame", "a int8", "Y frame", "b int8")))
                .as("frames are called like their classes")
                .isTrue();
    }

    @Test
    void heldTypesAreCompared() {
        for (String holder : List.of(
                "x Leg", "x list<Leg?>", "x shared Leg", "x optional<Leg>", "x map<text,Leg>", "x entry<Leg,Leg?>")) {
            assertThat(isReadable(of(holder), LEG, of(holder), LEG)).as(holder).isTrue();
            assertThat(isReadable(of(holder), LEG, of(holder), OTHER_LEG))
                    .as(holder)
                    .isFalse();
        }
    }

    @Test
    void readerKnowsMoreClassesOfAFamily() {
        Schema one = Schema.of("Root").asFamily("1 Leg");
        Schema two = Schema.of("Root").asFamily("1 Leg", "2 Arm");
        Function<String, Schema> types = Map.of("Leg", LEG, "Arm", Schema.of("Arm", "b int8"), "Root", one)::get;
        assertThat(SchemaChanges.isReadable(one, types, two, types)).isTrue();
        assertThat(SchemaChanges.isReadable(two, types, one, types)).isFalse();
        assertThat(SchemaChanges.isReadable(one, types, Schema.of("Root"), types))
                .isFalse();
        Function<String, Schema> others = Map.of("Leg", OTHER_LEG)::get;
        assertThat(SchemaChanges.isReadable(one, types, one, others)).isFalse();
    }

    @Test
    void outermostObjectKeepsItsNumbering() {
        Schema plain = of("X frame", "a int8");
        Schema referring = of("X frame", "a int8", "self shared X since=2");
        assertThat(isReadable(plain, referring)).isFalse();
        assertThat(isReadable(referring, plain)).isFalse();
        assertThat(isReadable(referring, referring)).isTrue();
    }

    /** A writer may claim anything: here each type holds the next, and the reader's type holds itself. */
    @Test
    void typesMayBeNestedArbitrarilyDeep() {
        int count = 50_000;
        Map<String, Schema> chain = new HashMap<>();
        for (int i = 0; i < count; i++) {
            chain.put("T" + i, Schema.of("T" + i, "next T" + (i + 1) + "?"));
        }
        Schema end = Schema.of("T" + count, "next int8");
        chain.put(end.type(), end);
        Schema node = Schema.of("Node", "next Node?");
        Function<String, Schema> here = Map.of("Node", node)::get;
        assertThat(SchemaChanges.isReadable(chain.get("T0"), chain::get, node, here))
                .isFalse();
        assertThat(DifferenceLines.between(chain.get("T0"), chain::get, node, here))
                .containsExactly("T" + count + ".next: int8, here object?");
    }

    /** A number belongs to a class: its messages would become objects of the other one. */
    @Test
    void subtypesMayNotSwapTheirNumbers() {
        Schema one = Schema.of("Root").asFamily("1 a.Cat", "2 a.Dog");
        Schema swapped = Schema.of("Root").asFamily("1 a.Dog", "2 a.Cat");
        Schema replaced = Schema.of("Root").asFamily("1 a.Cat", "2 a.Horse");
        Schema moved = Schema.of("Root").asFamily("1 b.Cat", "2 b.Dog");
        Function<String, Schema> types = name -> Schema.of(name, "age int8");
        assertThat(one.fingerprint(types)).isEqualTo(swapped.fingerprint(types));
        assertThat(SchemaChanges.isReadable(one, types, swapped, types)).isFalse();
        assertThat(SchemaChanges.between(one, types, swapped, types))
                .extracting(Difference::rule)
                .containsExactly(Rule.TYPE_ID_CHANGED, Rule.TYPE_ID_CHANGED);
        assertThat(SchemaChanges.isReadable(one, types, replaced, types)).isFalse();
        assertThat(SchemaChanges.isReadable(one, types, moved, types)).isTrue();
    }

    /** Its messages are refused, although another class has its number now. */
    @Test
    void subtypeWhoseNumberAnotherOneTakesIsMissed() {
        Schema both = Schema.of("Root").asFamily("1 a.Cat", "2 a.Dog");
        Schema one = Schema.of("Root").asFamily("1 a.Dog");
        Function<String, Schema> types = name -> Schema.of(name, "age int8");
        assertThat(SchemaChanges.between(both, types, one, types))
                .extracting(difference ->
                        difference.rule() + " " + difference.byValue().older())
                .containsExactly(Rule.TYPE_ID_CHANGED + " false", Rule.SUBTYPE_REMOVED + " true");
        assertThat(new LockCheck(Map.of("Root", both)).differences(one))
                .extracting(Difference::rule)
                .containsExactly(Rule.TYPE_ID_CHANGED, Rule.SUBTYPE_REMOVED);
        assertThat(judged(of("x dynamic<1 a.Cat,2 a.Dog>"), of("x dynamic<1 a.Dog>"), LEG))
                .containsExactly("type-id-changed REFUSED READ_AFTER_MIGRATION OLDER");
    }

    /** Each class is compared with itself, whatever its number is. */
    @Test
    void subtypesWithOtherNumbersAreCompared() {
        Schema before = Schema.of("Root").asFamily("1 a.Cat", "2 a.Dog");
        Schema after = Schema.of("Root").asFamily("1 a.Dog", "3 a.Cat");
        Map<String, Schema> was =
                Map.of("a.Cat", Schema.of("a.Cat", "age int64"), "a.Dog", Schema.of("a.Dog", "name text?"));
        Map<String, Schema> now =
                Map.of("a.Cat", Schema.of("a.Cat", "age int32"), "a.Dog", Schema.of("a.Dog", "name text?"));
        assertThat(SchemaChanges.between(before, was::get, after, now::get))
                .extracting(difference -> difference.rule() + " " + difference.type())
                .containsExactly(
                        Rule.TYPE_ID_CHANGED + " Root", Rule.TYPE_ID_CHANGED + " Root", Rule.FIELD_RETYPED + " a.Cat");
        assertThat(SchemaChanges.between(
                        of("x dynamic<1 a.Cat,2 a.Dog>"), was::get, of("x dynamic<1 a.Dog,3 a.Cat>"), now::get))
                .extracting(difference -> difference.rule() + " " + difference.type())
                .containsExactly(Rule.TYPE_ID_CHANGED + " X", Rule.FIELD_RETYPED + " a.Cat");
    }

    /** A class that was there before is not the one of the same simple name that is gone. */
    @Test
    void classesOfOneSimpleNameAreToldApart() {
        Schema both = Schema.of("Root").asFamily("1 a.Leg", "2 b.Leg");
        Schema swapped = Schema.of("Root").asFamily("1 b.Leg", "2 a.Leg");
        Function<String, Schema> types = name -> Schema.of(name, "age int8");
        assertThat(SchemaChanges.isReadable(both, types, swapped, types)).isFalse();
        assertThat(judged(of("x dynamic<1 a.Leg,2 b.Leg>"), of("x dynamic<1 b.Leg,2 a.Leg>"), LEG))
                .containsExactly("type-id-changed READ_AFTER_MIGRATION READ_AFTER_MIGRATION NEVER");
        assertThat(judged(of("x dynamic<1 a.Leg,2 b.Leg>"), of("x dynamic<1 b.Leg>"), LEG))
                .containsExactly("type-id-changed REFUSED READ_AFTER_MIGRATION OLDER");
        assertThat(judged(of("x dynamic<1 a.Leg,2 b.Leg>"), of("x dynamic<1 c.Leg,2 b.Leg>"), LEG))
                .as("moved")
                .isEmpty();
    }

    /** The subtype's references are to objects that had no number before. */
    @Test
    void subtypeThatShiftsNumbersOfSharedObjectsIsRefused() {
        Schema before = Schema.of("Root").asFamily("1 List");
        Schema after = Schema.of("Root").asFamily("1 List", "2 Link");
        Function<String, Schema> types = Map.of(
                "List", Schema.of("List", "all list<family Root>"),
                "Link", Schema.of("Link", "to shared List"))::get;
        Function<String, Schema> there = name -> name.equals("Root") ? before : types.apply(name);
        Function<String, Schema> here = name -> name.equals("Root") ? after : types.apply(name);
        assertThat(SchemaChanges.between(before, there, after, here))
                .extracting(Difference::rule)
                .containsExactly(Rule.SHARED_NUMBERING, Rule.SUBTYPE_ADDED);
        assertThat(SchemaChanges.isReadable(before, there, after, here)).isFalse();
        assertThat(SchemaChanges.between(
                        Schemas.of(List.of(before, types.apply("List"))),
                        Schemas.of(List.of(after, types.apply("List"), types.apply("Link")))))
                .extracting(difference -> difference.rule().id() + " " + difference.type())
                .containsExactly("subtype-added Root", "shared-numbering List");
    }

    @Test
    void knownValuesThatLookLikeWireTypesAreTexts() {
        assertThat(isReadable(of("x oneof(\"enum a\",\"B\")"), of("x oneof(\"enum b\",\"B\")")))
                .isFalse();
        assertThat(SchemaChanges.between(
                        Schemas.of(List.of(of("x oneof(\"enum a\",\"B\")"))),
                        Schemas.of(List.of(of("x oneof(\"enum b\",\"B\")")))))
                .extracting(Difference::rule)
                .containsExactly(Rule.USUAL_TEXTS_CHANGED);
    }

    @Test
    void versionInUseGetsNoMoreFields() {
        Schema one = of("X frame", "a int8", "b int8 since=2");
        Schema more = of("X frame", "a int8", "b int8 since=2", "c int8 since=2");
        assertThat(isReadable(one, more)).isFalse();
        assertThat(isReadable(more, one)).as("what is behind is skipped").isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a int8; a int16; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a float64; a stopfloat64; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a stopfloat32?; a int64; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a stopfloat64; a text; REFUSED; REFUSED",
                "a decimal?; a stopdecimal; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a stopdecimal; a stopfloat64; REFUSED; REFUSED",
                "a instant?; a stopinstant; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a stopdatetime; a datetime; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a stopinstant; a stopduration; REFUSED; REFUSED",
                "a stopdate; a stop64; REFUSED; REFUSED",
                "a zoneddatetime?; a stopzoneddatetime; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a stopoffsettime; a offsettime?; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a stopmillis?; a millis?; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a optint32; a stopoptint32?; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a stopmillis; a stoptimestamp; REFUSED; REFUSED",
                "a stopyear; a year; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a stopyear; a stop32; REFUSED; REFUSED",
                "a int8; a stop32; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a text; a uri(max=9); READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a text; a text?; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a text; a date; REFUSED; REFUSED",
                "a list<int8>; a list<text>; REFUSED; REFUSED",
                "a list<int8>; a list<int64>; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a entry<int8,text>; a entry<int64?,uri>?; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a entry<int8,text>; a entry<int8,date>; REFUSED; REFUSED",
                "a entry<int8,text>; a entry<date,text>; REFUSED; REFUSED",
                "a enum E(A); a enum E(A,B); READ; REFUSED",
                "a enum E(A,B); a enum E(A); REFUSED; READ",
                "a enum E(A,B); a enum E(B,A); READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a Leg; a shared Leg; REFUSED; REFUSED",
                "a Leg; a framed Leg; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a int8; b int8; REFUSED; REFUSED",
                "a int32; a int32 as int32be; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a int32 as int32be; a int64 as vint?; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a int32 as int32be; a text; REFUSED; REFUSED",
                "a text as cesu8(stopbit); a text as cesu8(stopbit,-1)?; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a text(max=3) as utf8(int8); a text(max=5) as utf8(int8); READ; READ_AFTER_MIGRATION",
                "a enum E(A,B) as int8; a enum E(A,B,C) as int8; READ; REFUSED",
                "a enum E(A,B) as utf8(int8); a enum E(A,B,C) as utf8(int8); READ; REFUSED",
                "a enum E(A,C) as utf8(int8); a enum E(A,B,C) as utf8(int8); READ; REFUSED",
                "a enum E(A,B,C) as utf8(int8); a enum E(A,C) as utf8(int8); REFUSED; READ",
                "a enum E(A,B) as utf8(int8); a enum E(A,C) as utf8(int8); REFUSED; REFUSED",
                "a enum E(A,B) as int8(A=1,B=2); a enum E(A,C,B) as int8(A=1,B=2,C=3); READ; REFUSED",
                "a enum E(A,B) as int8(A=1,B=2); a enum E(A) as int8(A=1); REFUSED; READ",
                "a enum E(A,B) as int8(A=1,B=2); a enum E(A,B) as int8(A=1,B=3); READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a enum E(A,B) as int8(A=1,B=2); a enum E(A,C) as int8(A=1,C=2); READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a enum E(A,B) as int8(A=1,B=2); a enum E(A,B) as int8; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a bool as int32be; a bool; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a list<int8> as count(int8); a list<int8> as count(vint); READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a list<int8> as count(int8); a list<int16> as count(int8); READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a instant; a instant as int64be(millis); READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "a custom A; a custom B; REFUSED; REFUSED",
                "a custom A; a custom A(2); REFUSED; REFUSED",
                "a custom[8] A; a custom[8] A(2); REFUSED; REFUSED",
                "a custom A; a custom A?; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
            })
    void whatHappensToMessages(String before, String after, Reading older, Reading newer) {
        Difference difference = changes(of(before), of(after)).get(0);
        assertThat(difference.oldBytesNewClass()).isEqualTo(older);
        assertThat(difference.newBytesOldClass()).isEqualTo(newer);
    }

    @Test
    void missingFieldNeedsAValue() {
        assertThat(changes(of(), of("a int8")).get(0).oldBytesNewClass()).isEqualTo(Reading.READ_AFTER_MIGRATION);
        assertThat(changes(of(), of("a date?")).get(0).oldBytesNewClass()).isEqualTo(Reading.READ_AFTER_MIGRATION);
        assertThat(changes(of(), of("a date")).get(0).oldBytesNewClass()).isEqualTo(Reading.REFUSED);
        assertThat(changes(of("a date"), of()).get(0).oldBytesNewClass()).isEqualTo(Reading.READ_AFTER_MIGRATION);
    }

    /** Each side asks only the marshallers that its own types name, in the same version. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "x custom a.C; x custom a.C; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "x custom a.C(2)?; x custom a.C(2)?; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "x list<custom a.C>; x list<custom a.C>; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
                "x custom a.C; x custom a.C(2); REFUSED; REFUSED",
                "x custom a.C(2); x custom a.C; REFUSED; REFUSED",
                "x custom a.C; x int8; REFUSED; READ_AFTER_MIGRATION",
                "x int8; x optional<custom a.C>; READ_AFTER_MIGRATION; REFUSED",
                "x custom[4] a.C(2); x int8; READ_AFTER_MIGRATION; READ_AFTER_MIGRATION",
            })
    void messagesOfHandWrittenMarshallersAreConvertedByThem(String before, String after, Reading older, Reading newer) {
        Difference difference =
                changes(of("a int8", before), of("a int16", after)).get(0);
        assertThat(difference.oldBytesNewClass()).isEqualTo(older);
        assertThat(difference.newBytesOldClass()).isEqualTo(newer);
    }

    @Test
    void messagesWithSharedReferencesAreConverted() {
        assertThat(changes(of("a int8", "x shared Leg?"), of("a int16", "x shared Leg?")))
                .extracting(Difference::oldBytesNewClass)
                .containsExactly(Reading.READ_AFTER_MIGRATION);
        assertThat(changes(of("x shared Leg?"), of("x Leg?")))
                .extracting(Difference::oldBytesNewClass)
                .containsExactly(Reading.REFUSED);
    }

    /** A hostile schema may have as many fields as fit into a header. */
    @Test
    void manyChangedFieldsAreCompared() {
        List<SchemaField> fields = new ArrayList<>();
        List<SchemaField> others = new ArrayList<>();
        for (int i = 0; i < 30_000; i++) {
            fields.add(new SchemaField("a" + i, WireType.parse("int8")));
            others.add(new SchemaField("b" + i, WireType.parse("int8")));
        }
        assertThat(isReadable(Schema.of("X", fields), Schema.of("X", others))).isFalse();
    }

    private static List<Difference> changes(Schema there, Schema here) {
        Function<String, Schema> types = Map.of("Leg", LEG)::get;
        return SchemaChanges.between(there, types, here, types);
    }

    private static Schema of(String... fields) {
        return Schema.of("X", fields);
    }

    private static boolean isReadable(Schema there, Schema here) {
        return isReadable(there, LEG, here, LEG);
    }

    private static boolean isReadable(Schema there, Schema legThere, Schema here, Schema legHere) {
        return SchemaChanges.isReadable(
                there, Map.of("X", there, "Leg", legThere)::get, here, Map.of("X", here, "Leg", legHere)::get);
    }
}
