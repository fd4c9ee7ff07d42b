package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.marshal4j.blackbox.views.Refused.refused;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.views.Parcel.Label;
import org.marshal4j.blackbox.views.Parcel.Line;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.ReadLimits;

/** What a view shows of elements, in code like that of users. */
@Tag("plain")
class ParcelViewTest {
    private final Parcel parcel = new Parcel();
    private final ParcelView view = new ParcelView();

    private ParcelView wrapped() {
        return view.wrap(ParcelMarshaller.INSTANCE.toByteArray(parcel));
    }

    private static Line line(String item, int count) {
        Line line = new Line();
        line.item = item;
        line.count = count;
        return line;
    }

    @Test
    void showsTexts() {
        parcel.tags = Arrays.asList("a", null, "crate");
        wrapped();
        assertThat(view.tagsSize()).isEqualTo(3);
        assertThat(view.tags(2)).isEqualTo("crate");
        assertThat(view.tags(0)).isEqualTo("a");
        assertThat(view.tags(1)).isNull();
        assertThat(view.tagsEquals(2, "crate")).isTrue();
        assertThat(view.tagsEquals(1, null)).isTrue();
        assertThat(view.tagsHash(2)).isEqualTo("crate".hashCode());
        StringBuilder text = new StringBuilder();
        assertThat(view.tagsInto(2, text)).isTrue();
        assertThat(view.tagsInto(1, text)).isFalse();
        assertThat(text).hasToString("crate");
        assertThat(view.tagsIndexOf("crate")).isEqualTo(2);
        assertThat(view.tagsIndexOf(null)).isEqualTo(1);
        assertThat(view.tagsIndexOf("box")).isEqualTo(-1);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.tags(3));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.tagsEquals(-1, "a"));
    }

    /** Another process may write to the same memory, between two looks at one field. */
    @Test
    void elementsStayWhereTheyWereWhenCountsChange() {
        parcel.tags = List.of("a", "crate");
        parcel.counts = List.of(7, 8);
        byte[] message = ParcelMarshaller.INSTANCE.toByteArray(parcel);
        view.wrap(message);
        assertThat(view.tagsSize()).isEqualTo(2);
        assertThat(view.countsSize()).isEqualTo(2);
        for (int i = 0; i + 2 < message.length; i++) {
            boolean isOfTags = message[i] == 2 && message[i + 1] == 1 && message[i + 2] == 'a';
            boolean isOfCounts = message[i] == 2 && message[i + 1] == 1 && message[i + 2] == 7;
            if (isOfTags || isOfCounts) {
                message[i] = 0;
            }
        }
        assertThat(view.tagsIndexOf("crate")).isEqualTo(1);
        assertThat(view.countsIndexOf(8)).isEqualTo(1);
        assertThat(view.wrap(message).tagsSize()).isZero();
    }

    @Test
    void nullHasNoElements() {
        wrapped();
        assertThat(view.tagsSize()).isEqualTo(-1);
        assertThat(view.pricesSize()).isEqualTo(-1);
        assertThat(view.arrayLength_()).isEqualTo(-1);
        assertThat(view.noteIsPresent()).isFalse();
        assertThat(view.noteValue()).isNull();
        assertThat(view.noteEquals(null)).isTrue();
        assertThat(view.linesSize()).isZero();
        assertThat(view.pricesGet("x")).isNull();
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.tags(0));
    }

    @Test
    void showsObjectsWithOneView() {
        parcel.lines = Arrays.asList(line("pear", 1), null, line("plum", 3));
        parcel.array = new Line[] {line("fig", 4)};
        parcel.first = Optional.of(line("date", 5));
        wrapped();
        Parcel_LineView line = view.lines(0);
        assertThat(line.itemEquals("pear")).isTrue();
        assertThat(view.lines(1)).isNull();
        assertThat(view.lines(2)).isSameAs(line);
        assertThat(line.count()).isEqualTo(3);
        line.count(30);
        assertThat(view.toObject().lines.get(2).count).isEqualTo(30);
        assertThat(view.array(0).toObject().item).isEqualTo("fig");
        assertThat(view.firstIsPresent()).isTrue();
        assertThat(view.firstValue().count()).isEqualTo(5);
        wrapped();
        refused("MARSHAL240", line::count);
    }

    @Test
    void setsElementsOfFixedSizeInPlace() {
        parcel.counts = Arrays.asList(1, null, 3);
        parcel.days = new LocalDate[] {LocalDate.of(2026, 1, 2), null};
        parcel.prices = new LinkedHashMap<>();
        parcel.prices.put("VOD.L", 71.5);
        parcel.prices.put("BP.L", null);
        wrapped();
        view.counts(0, 10);
        view.counts(1, 20);
        view.counts(2, null);
        view.days(0, null);
        view.days(1, LocalDate.of(2026, 3, 4));
        view.pricesValue(1, 5.25);
        view.pricesValue(0, view.pricesValue(0) + 1);
        Parcel read = view.toObject();
        assertThat(read.counts).containsExactly(10, 20, null);
        assertThat(read.days).containsExactly(null, LocalDate.of(2026, 3, 4));
        assertThat(read.prices).containsExactly(Map.entry("VOD.L", 72.5), Map.entry("BP.L", 5.25));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.counts(3, 0));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.pricesValue(-1, 0.0));
        view.wrap(Input.of(ParcelMarshaller.INSTANCE.toByteArray(parcel)));
        refused("MARSHAL241", () -> view.counts(0, 7));
        assertThat(view.counts(0)).isEqualTo(1);
    }

    /** An element's own elements are looked up again when its view shows another element. */
    @Test
    void showsElementsOfElements() {
        Line one = line("a", 1);
        one.remarks = List.of("x", "yy", "z");
        Line two = line("b", 2);
        two.remarks = List.of("longer", "w");
        parcel.lines = List.of(one, two);
        wrapped();
        assertThat(view.lines(0).remarks(2)).isEqualTo("z");
        assertThat(view.lines(1).remarks(1)).isEqualTo("w");
        assertThat(view.lines(1).remarksSize()).isEqualTo(2);
        assertThat(view.lines(0).remarks(1)).isEqualTo("yy");
    }

    @Test
    void showsMaps() {
        parcel.prices = new LinkedHashMap<>();
        parcel.prices.put("VOD.L", 71.5);
        parcel.prices.put("BP.L", null);
        parcel.byNumber = Map.of(7, line("seven", 7));
        parcel.dates = Map.of(TimeUnit.DAYS, LocalDate.of(2026, 1, 2));
        parcel.ofLabels = Map.of(new Label("x", null), "y");
        wrapped();
        assertThat(view.pricesSize()).isEqualTo(2);
        assertThat(view.pricesKey(1)).isEqualTo("BP.L");
        assertThat(view.pricesKeyEquals(0, "VOD.L")).isTrue();
        assertThat(view.pricesValue(0)).isEqualTo(71.5);
        assertThat(view.pricesValueOr(0, 1)).isEqualTo(71.5);
        assertThat(view.pricesValueOr(1, -1)).isEqualTo(-1);
        assertThat(view.pricesIndexOf("BP.L")).isEqualTo(1);
        assertThat(view.pricesGet("VOD.L")).isEqualTo(71.5);
        assertThat(view.pricesGet("RIO.L")).isNull();
        assertThat(view.pricesGetOr("VOD.L", 0)).isEqualTo(71.5);
        assertThat(view.pricesGetOr("RIO.L", 0)).isZero();
        assertThat(view.byNumberGet(7).itemEquals("seven")).isTrue();
        assertThat(view.byNumberGet(8)).isNull();
        assertThat(view.byNumberKeyOr(0, 0)).isEqualTo(7);
        assertThat(view.datesGet(TimeUnit.DAYS)).isEqualTo(LocalDate.of(2026, 1, 2));
        assertThat(view.ofLabelsKey(0)).isEqualTo(new Label("x", null));
        assertThat(view.ofLabelsValueEquals(0, "y")).isTrue();
    }

    @Test
    void showsOtherValues() {
        parcel.numbers = Set.of(5L);
        parcel.note = Optional.of("careful");
        parcel.labels = List.of(new Label("top", List.of(new Label("in", List.of()))));
        parcel.rows = List.of(List.of("a"), List.of());
        parcel.grid = new char[][] {{'x'}, null};
        parcel.code = "AB";
        wrapped();
        assertThat(view.numbersOr(0, 0)).isEqualTo(5);
        assertThat(view.numbersIndexOf(5L)).isZero();
        assertThat(view.noteEquals("careful")).isTrue();
        assertThat(view.noteHash()).isEqualTo("careful".hashCode());
        assertThat(view.labels(0).inside()).hasSize(1);
        assertThat(view.rows(0)).containsExactly("a");
        assertThat(view.gridLength()).isEqualTo(2);
        assertThat(view.grid(0)).containsExactly('x');
        assertThat(view.codeEquals("AB")).isTrue();
        assertThat(view.codeEquals("ABC")).isFalse();
        assertThat(view.codeHash()).isEqualTo("AB".hashCode());
        StringBuilder text = new StringBuilder("=");
        assertThat(view.codeInto(text)).isTrue();
        assertThat(text).hasToString("=AB");
    }

    @Test
    void respectsLimits() {
        parcel.tags = List.of("a", "b");
        parcel.labels = List.of(new Label("top", List.of(new Label("in", List.of()))));
        parcel.last = 9;
        wrapped();
        assertThat(view.tags(1)).isEqualTo("b");
        view.limits(ReadLimits.DEFAULT.withElements(1));
        refused("MARSHAL223", view::tagsSize);
        refused("MARSHAL223", () -> view.tags(0));
        wrapped().limits(ReadLimits.DEFAULT.withElements(1));
        refused("MARSHAL223", view::last);
        view.limits(ReadLimits.DEFAULT.withElements(4));
        assertThat(view.last()).isEqualTo(9);
        wrapped().limits(ReadLimits.DEFAULT.withDepth(1));
        refused("MARSHAL207", view::last);
        view.limits(ReadLimits.DEFAULT.withDepth(2));
        assertThat(view.last()).isEqualTo(9);
    }

    /** If each element were searched for from the start, this would take minutes. */
    @Test
    void passesThroughALongListOnce() {
        parcel.lines = Collections.nCopies(300_000, line("pear", 1));
        wrapped();
        int sum = 0;
        for (int i = 0; i < view.linesSize(); i++) {
            sum += view.lines(i).count();
        }
        assertThat(sum).isEqualTo(300_000);
    }

    @Test
    void refusesImpossibleCounts() {
        byte[] message = ParcelMarshaller.INSTANCE.toByteArray(parcel);
        message[0] = 100;
        message[1] = 101;
        view.wrap(message);
        refused("MARSHAL203", view::tagsSize);
        refused("MARSHAL203", () -> view.tags(0));
        refused("MARSHAL203", view::last);
        message[0] = 101;
        refused("MARSHAL215", view::tagsSize);
        refused("MARSHAL215", view::last);
    }
}
