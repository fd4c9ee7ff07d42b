package org.marshal4j.schema.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Compatibility;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** Nothing that former schemas had is given another meaning, even if the accepted schema no longer has it. */
class FormerSchemasTest {

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

    /** A field that comes after an accepted removal is not the removed one, even if its bytes look the same. */
    @Test
    void placeOfARemovedFieldIsNotTakenOver() {
        String since =
                "is new, but has version 2, and accepted fields already go up to version 2, compared with revision 1";
        assertThat(reported(
                        quote("Quote frame", "a int32", "bid int32 since=2"),
                        quote("Quote frame", "a int32"),
                        quote("Quote frame", "a int32", "ask int32 since=2")))
                .contains("since-missing ask: " + since)
                .anyMatch(change -> change.startsWith("field-removed bid: was removed; it was int32, after a"));
        String place = "field-removed x: was removed; it was int32, after a, and y has its place now, compared with"
                + " revision 1";
        for (String added : List.of("y int32 since=2", "y int32 since=3", "y text? since=2")) {
            assertThat(reported(
                            quote("Quote frame", "a int32", "x int32"),
                            quote("Quote frame", "a int32"),
                            quote("Quote frame", "a int32", added)))
                    .containsExactly(place);
        }
        // Once accepted, it is not said again, and what comes after it is in nobody's place.
        assertThat(reported(
                        quote("Quote frame", "a int32", "x int32"),
                        quote("Quote frame", "a int32"),
                        quote("Quote frame", "a int32", "y int32 since=2"),
                        quote("Quote frame", "a int32", "y int32 since=2", "z int32 since=3")))
                .isEmpty();
        assertThat(reported(
                        quote("Quote frame", "a int32", "x int32"),
                        quote("Quote frame", "a int32"),
                        quote("Quote frame", "a int32", "x int32", "y int32 since=2")))
                .allMatch(change -> change.startsWith("since-missing x: "));
        assertThat(reported(
                        quote("Quote frame", "a int32", "x int32", "z int32"),
                        quote("Quote frame", "a int32"),
                        quote("Quote frame", "a int32", "x int32 since=2", "y int32 since=3")))
                .anyMatch(change -> change.startsWith("field-removed z: ") && change.contains("y has its place now"));
    }

    @Test
    void placeOfARemovedFieldIsKnownBySuperclassesToo() {
        Schema all = sub("id int8", "x int32");
        Schema less = sub("id int8");
        LockFile lock = LockFile.empty()
                .accept(List.of(base("id int8", "x int32"), all))
                .accept(List.of(base("id int8"), less));
        LockCheck check = new LockCheck(LockFile.parse(lock.text()));
        assertThat(check.reported(base("id int8", "y int32 since=2")))
                .singleElement()
                .satisfies(change -> assertThat(change.field()).isEqualTo("x"));
        assertThat(check.reported(sub("id int8", "y int32 since=2"))).isEmpty();
    }

    @Test
    void numbersOfListedClassesStayReservedOneByOne() {
        // Number 2 was given away once, which says nothing about number 3.
        assertThat(reported(
                        quote("x dynamic<1 a.A,2 a.B,3 a.D>"),
                        quote("x dynamic<1 a.A,2 a.C>"),
                        quote("x dynamic<1 a.A,2 a.C,3 a.E>")))
                .containsExactly("type-id-reused x: wire type was dynamic<1 a.A,2 a.B,3 a.D>, is now"
                        + " dynamic<1 a.A,2 a.C,3 a.E>, compared with revision 1");
        assertThat(reported(
                        quote("x dynamic<1 a.A,2 a.B,3 a.D>"),
                        quote("x dynamic<1 a.A,2 a.C>"),
                        quote("x dynamic<1 a.A,2 a.C,4 a.E>")))
                .isEmpty();
        assertThat(reported(
                        quote("sides list<enum S(A,B,C,D)>"),
                        quote("sides list<enum S(A,C,B)>"),
                        quote("sides list<enum S(A,C,B,X)>")))
                .contains("enum-constant-removed sides: wire type was list<enum S(A,B,C,D)>, is now"
                        + " list<enum S(A,C,B,X)>, compared with revision 1");
        assertThat(reported(
                        quote("v oneof(\"a\",\"b\",\"c\")"),
                        quote("v oneof(\"b\",\"a\")"),
                        quote("v oneof(\"b\",\"a\",\"x\")")))
                .anyMatch(change -> change.startsWith("usual-texts-changed") && change.endsWith("revision 1"));
    }

    /** A rename is the same rename for every former schema. */
    @Test
    void renameIsCarriedThroughTheHistory() {
        Schema first = quote("e enum Side(A,B)", "s int32");
        Schema second = quote("e enum Side(A,B,C)", "s int32");
        assertThat(reported(first, second, quote("f enum Side(A,B,C)", "s int32")))
                .containsExactly("field-renamed f: was called e");
        assertThat(reported(first, second, quote("e enum Side(A,B,C)", "t int32")))
                .containsExactly("field-renamed t: was called s");
        Schema third = quote("f enum Side(A,B,C)", "s int32");
        assertThat(reported(first, second, third, quote("g enum Side(A,B,C)", "t int32")))
                .containsExactly("field-renamed g: was called f", "field-renamed t: was called s");
        assertThat(reported(first, second, third, quote("e enum Side(A,B,C)", "s int32")))
                .containsExactly("field-renamed e: was called f");
        assertThat(reported(
                        quote("e enum Side(A,B)", "s int32"),
                        quote("e enum Side(A,B,C)", "s int32", "t int8"),
                        quote("f enum Side(A,B,C)", "s int32")))
                .containsExactly("field-removed t: was removed; it was int8, after s", "field-renamed f: was called e");
        // A renamed field may change no more than another.
        assertThat(reported(
                        quote("e enum Side(A,B)", "s int32"),
                        quote("e enum Side(A)", "s int32"),
                        quote("f enum Side(A)", "s int32")))
                .containsExactly("field-renamed f: was called e");
    }

    @Test
    void renameInASuperclassIsCarriedToo() {
        LockFile lock = LockFile.empty()
                .accept(List.of(base("e enum Side(A,B)"), sub("e enum Side(A,B)")))
                .accept(List.of(base("e enum Side(A,B,C)"), sub("e enum Side(A,B,C)")));
        LockCheck check = new LockCheck(LockFile.parse(lock.text()));
        assertThat(check.reported(base("f enum Side(A,B,C)")))
                .singleElement()
                .satisfies(change -> assertThat(change.rule()).isEqualTo(Rule.FIELD_RENAMED));
        assertThat(check.reported(sub("f enum Side(A,B,C)"))).isEmpty();
    }

    @Test
    void renameInAGenericSuperclassDoesNotHideAnotherBinding() {
        Schema base = Schema.parse("a.Base", List.of("value *"));
        Schema renamed = Schema.parse("a.Base", List.of("content *"));
        LockFile lock = LockFile.empty()
                .accept(List.of(base, Schema.parse("a.Sub extends a.Base 1", List.of("value enum S(A,B)", "own int8"))))
                .accept(List.of(
                        base, Schema.parse("a.Sub extends a.Base 1", List.of("value enum S(A,B,C)", "own int8"))));
        LockCheck check = new LockCheck(lock);
        assertThat(check.reported(renamed)).extracting(Difference::rule).containsExactly(Rule.FIELD_RENAMED);
        assertThat(check.reported(Schema.parse("a.Sub extends a.Base 1", List.of("content enum S(A,B,C)", "own int8"))))
                .isEmpty();
        assertThat(check.reported(Schema.parse("a.Sub extends a.Base 1", List.of("content int32", "own int8"))))
                .singleElement()
                .satisfies(change -> assertThat(change.rule()).isEqualTo(Rule.FIELD_RETYPED));
    }

    @Test
    void nameOfARemovedFieldIsNotGivenToAnotherByARename() {
        assertThat(reported(quote("price float64", "bid float64"), quote("bid float64"), quote("price float64")))
                .containsExactly(
                        "field-renamed price: was called bid",
                        "field-reused price: is new, and was the name of another field in revision 1");
        assertThat(reported(quote("price float64"), quote("bid int32"), quote("price int32")))
                .containsExactly(
                        "field-renamed price: was called bid",
                        "field-reused price: is new, and was the name of another field in revision 1");
    }

    @Test
    void reusedNameIsReportedOnce() {
        assertThat(reported(
                        quote("Quote frame", "id int64", "bid float64 since=2"),
                        quote("Quote frame", "id int64"),
                        quote("Quote frame", "id int64", "bid int32 since=3")))
                .containsExactly("field-reused bid: wire type was float64, is now int32, compared with revision 1");
        assertThat(reported(
                        quote("bid float64", "a int8"),
                        quote("price float64", "a int8"),
                        quote("price float64", "a int8", "bid int32", "price2 int8")))
                .filteredOn(change -> change.startsWith("field-reused"))
                .hasSize(1);
    }

    /** Older lock files do not say which fields were renamed. */
    @Test
    void renameBackIsAcceptedWithoutAHistory() {
        LockFile lock = LockFile.parse(
                "wire 1\nrevision 2\n\na.Quote from=2\n  price float64\n" + "\na.Quote from=1 to=1\n  bid float64\n");
        assertThat(new LockCheck(lock).reported(quote("bid float64")))
                .extracting(Difference::rule)
                .containsExactly(Rule.FIELD_RENAMED);
    }
}
