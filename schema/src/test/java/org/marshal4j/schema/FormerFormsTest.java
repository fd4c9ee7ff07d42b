package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Nothing that former schemas had is given another meaning, even if the accepted schema no longer has it. */
class FormerFormsTest {

    private static Schema quote(String... fields) {
        return Schema.parse("a.Quote", List.of(fields));
    }

    private static Schema shape(String... members) {
        return Schema.of("a.Shape").asFamily(members);
    }

    /** What is reported for the last schema after those before it were accepted one after the other. */
    private static List<String> reported(Schema... forms) {
        LockFile lock = LockFile.empty();
        for (int i = 0; i < forms.length - 1; i++) {
            lock = lock.accept(List.of(forms[i]));
        }
        return new LockCheck(LockFile.parse(lock.text()))
                .reported(forms[forms.length - 1]).stream()
                        .map(change -> change.rule().id() + " " + change.field() + ": " + change.detail())
                        .toList();
    }

    @Test
    void nameOfARemovedFieldKeepsItsMeaning() {
        Schema with = quote("Quote frame", "id int64", "bid float64 since=2");
        Schema without = quote("Quote frame", "id int64");
        assertThat(reported(with, without, quote("Quote frame", "id int64", "bid int32 since=2")))
                .containsExactly("field-reused bid: wire type was float64, is now int32, compared with revision 1");
        assertThat(reported(with, without, with)).isEmpty();
    }

    @Test
    void versionOfARemovedFieldIsNotReused() {
        Schema with = quote("Quote frame", "id int64", "bid float64 since=2");
        Schema without = quote("Quote frame", "id int64");
        assertThat(reported(with, without, quote("Quote frame", "id int64", "ask int32 since=2")))
                .anySatisfy(change -> assertThat(change).startsWith("since-missing ask: is new, but has version 2"))
                .allSatisfy(change -> assertThat(change).endsWith(", compared with revision 1"));
        assertThat(reported(with, without, quote("Quote frame", "id int64", "ask int32 since=3")))
                .singleElement()
                .asString()
                .startsWith("field-removed bid: was removed");
    }

    @Test
    void formerNameOfAFieldIsNotGivenToAnother() {
        Schema bid = quote("Quote frame", "bid float64");
        Schema price = quote("Quote frame", "price float64");
        assertThat(reported(bid, price, quote("Quote frame", "price float64", "bid float64 since=2")))
                .containsExactly("field-reused bid: is new, and was the name of price in revision 1");
        assertThat(reported(bid, price, quote("Quote frame", "price float64", "ask float64 since=2")))
                .isEmpty();
        assertThat(reported(bid, price, bid)).containsExactly("field-renamed bid: was called price");
    }

    @Test
    void superclassReportsItsOwnFields() {
        List<LockFile> locks = new ArrayList<>(List.of(LockFile.empty()));
        for (String fields : List.of("bid float64", "price float64")) {
            locks.add(locks.get(locks.size() - 1).accept(List.of(base(fields), sub(fields))));
        }
        LockCheck check = new LockCheck(locks.get(2));
        assertThat(check.reported(sub("price float64", "bid float64 since=2"))).isEmpty();
        assertThat(check.reported(base("price float64", "bid float64 since=2")))
                .singleElement()
                .satisfies(change -> assertThat(change.rule()).isEqualTo(Rule.FIELD_REUSED));
    }

    private static Schema base(String... fields) {
        return Schema.parse("a.Base", withFrame("Base frame", List.of(fields)));
    }

    private static Schema sub(String... fields) {
        List<String> all = new ArrayList<>(withFrame("Base frame", List.of(fields)));
        all.addAll(List.of("Sub frame", "own int8"));
        return Schema.parse("a.Sub extends a.Base " + fields.length, all);
    }

    private static List<String> withFrame(String frame, List<String> fields) {
        List<String> all = new ArrayList<>(List.of(frame));
        all.addAll(fields);
        return all;
    }

    @Test
    void constantsComeBackWithTheirNumbers() {
        Schema all = quote("side enum a.Side(BUY,SELL,NONE)");
        Schema less = quote("side enum a.Side(BUY,NONE)");
        Schema back = quote("side enum a.Side(BUY,NONE,SELL)");
        assertThat(reported(all, less, back))
                .containsExactly(
                        "enum-constant-added side: wire type was enum a.Side(BUY,NONE), is now enum a.Side(BUY,NONE,SELL)",
                        "enum-reordered side: wire type was enum a.Side(BUY,SELL,NONE), is now"
                                + " enum a.Side(BUY,NONE,SELL), compared with revision 1");
        assertThat(reported(all, less, quote("side enum a.Side(BUY,NONE,OTHER)")))
                .hasSize(1);
        assertThat(reported(
                        quote("side enum a.Side(BUY,SELL)"),
                        quote("side enum a.Side(BUY)"),
                        quote("side enum a.Side(BUY,OTHER)")))
                .hasSize(2)
                .anyMatch(change -> change.startsWith("enum-constant-removed") && change.endsWith("revision 1"));
        assertThat(reported(quote("a oneof(\"x\",\"y\")"), quote("a oneof(\"x\")"), quote("a oneof(\"x\",\"z\")")))
                .anyMatch(change -> change.startsWith("usual-texts-changed") && change.endsWith("revision 1"));
    }

    @Test
    void classesKeepTheirNumbers() {
        Schema all = shape("1 a.Circle", "2 a.Square");
        Schema less = shape("1 a.Circle");
        assertThat(reported(all, less, shape("1 a.Circle", "2 a.Line")))
                .containsExactly(
                        "type-id-reused : a.Line has @TypeId(2), which belonged to a.Square, compared with revision 1");
        assertThat(reported(all, less, shape("1 a.Circle", "3 a.Square")))
                .containsExactly(
                        "type-id-changed : a.Square had @TypeId(2), now has @TypeId(3), compared with revision 1");
        assertThat(reported(all, less, all)).isEmpty();
        assertThat(reported(all, less, shape("1 a.Circle", "3 a.Line"))).isEmpty();
    }

    /** The compiler may see only the class. */
    @Test
    void classAloneIsToldOfNumbersThatBelongedToOthers() {
        LockFile lock = LockFile.empty()
                .accept(List.of(shape("1 a.Circle", "2 a.Square")))
                .accept(List.of(shape("1 a.Circle")));
        LockCheck check = new LockCheck(lock);
        assertThat(check.ofMember("a.Line", 2, List.of("a.Shape")))
                .singleElement()
                .satisfies(change -> assertThat(change.rule()).isEqualTo(Rule.TYPE_ID_REUSED));
        assertThat(check.ofMember("a.Line", 3, List.of("a.Shape"))).isEmpty();
        assertThat(check.ofMember("a.Circle", 1, List.of("a.Shape"))).isEmpty();
        LockCheck forward = new LockCheck(lock.withCompatibility(Optional.of(Compatibility.FORWARD)));
        assertThat(forward.ofMember("a.Line", 3, List.of("a.Shape")))
                .singleElement()
                .satisfies(change -> assertThat(change.message())
                        .isEqualTo("Line: is new, with @TypeId(3) (subtype-added: readers that do not know it refuse"
                                + " it). Update all readers first, then run marshal4j:update."));
    }

    @Test
    void returningTypeIsComparedWithItsFormerSchema() {
        LockFile lock = LockFile.empty()
                .accept(List.of(quote("bid float64", "ask float64")))
                .accept(List.of(quote("bid float64")))
                .accept(List.of());
        LockCheck check = new LockCheck(lock);
        assertThat(check.reported(quote("bid int32", "ask int8")))
                .extracting(change -> change.rule().id() + " " + change.field() + ": " + change.detail())
                .containsExactly(
                        "field-retyped bid: wire type was float64, is now int32, compared with revision 2",
                        "field-added ask: is new, compared with revision 2",
                        "field-reused ask: wire type was float64, is now int8, compared with revision 1");
        assertThat(check.reported(quote("bid float64"))).isEmpty();
        assertThat(check.reported(Schema.parse("a.Other", List.of("bid int32"))))
                .isEmpty();
    }

    @Test
    void acceptedChangesAreNotRepeated() {
        Schema first = quote("a int8", "b int16", "c int32");
        Schema second = quote("c int32", "a int16");
        assertThat(reported(first, second, second)).isEmpty();
        assertThat(reported(first, second, quote("c int32", "a int16", "d int64")))
                .containsExactly("field-added d: is new");
        // Which of the two remaining fields has moved depends on the third.
        assertThat(reported(
                        quote("a int8", "b int16", "c int32"),
                        quote("c int32", "a int8", "b int16"),
                        quote("c int32", "a int8")))
                .singleElement()
                .asString()
                .startsWith("field-removed b: ");
        Schema sides = quote("s enum S(A,B)");
        Schema swapped = quote("s enum S(B,A)");
        assertThat(reported(sides, swapped, quote("s enum S(B,A,C)"))).hasSize(1);
    }

    @Test
    void buildReportsItToo() {
        LockFile lock = LockFile.empty()
                .accept(List.of(shape("1 a.Circle", "2 a.Square")))
                .accept(List.of(shape("1 a.Circle")));
        Schemas now = Schemas.of(List.of(shape("1 a.Circle", "2 a.Line")));
        assertThat(SchemaChanges.between(lock, now)).anyMatch(change -> change.rule() == Rule.TYPE_ID_REUSED);
        assertThat(SchemaChanges.between(Schemas.of(lock.accepted().values()), now))
                .noneMatch(change -> change.rule() == Rule.TYPE_ID_REUSED);
    }
}
