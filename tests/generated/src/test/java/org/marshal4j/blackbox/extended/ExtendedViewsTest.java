package org.marshal4j.blackbox.extended;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.WholeViewChecks;
import org.marshal4j.chronicle.ChronicleViews;

/** Views of classes that extend collections and maps: their elements, and their own fields. */
class ExtendedViewsTest {
    private final Extended.Tags tags = new Extended.Tags();
    private final Extended.MoreLines lines = new Extended.MoreLines();

    ExtendedViewsTest() {
        tags.put("a", "b");
        tags.version = 3;
        lines.add(new Extended.Line(5));
        lines.add(null);
        lines.kind = 1;
        lines.note("n");
        lines.more = 2;
    }

    @Tag("plain")
    @Test
    void showsEntries() {
        Extended_TagsView view = new Extended_TagsView().wrap(Extended_TagsMarshaller.INSTANCE.toByteArray(tags));
        assertThat(view.elementsSize()).isEqualTo(1);
        assertThat(view.elementsKey(0)).isEqualTo("a");
        assertThat(view.elementsValueEquals(0, "b")).isTrue();
        assertThat(view.elementsGet("a")).isEqualTo("b");
        assertThat(view.elementsGet("b")).isNull();
        assertThat(view.version()).isEqualTo(3);
        view.version(4);
        assertThat(view.toObject().version).isEqualTo(4);
        assertThat(view.toObject()).isEqualTo(tags);
    }

    @Tag("plain")
    @Test
    void showsElementsByTheirViews() {
        Extended_MoreLinesView view =
                new Extended_MoreLinesView().wrap(Extended_MoreLinesMarshaller.INSTANCE.toByteArray(lines));
        assertThat(view.elementsSize()).isEqualTo(2);
        assertThat(view.elements(1)).isNull();
        view.elements(0).price((short) 6);
        assertThat(view.noteEquals("n")).isTrue();
        assertThat(view.more()).isEqualTo((byte) 2);
        assertThat(view.toObject().get(0).price).isEqualTo((short) 6);
    }

    @Tag("plain")
    @Test
    void setsElementsAndValuesOfFixedSize() {
        Extended.Numbered numbers = new Extended.Numbered(4);
        numbers.add(9);
        Extended_NumberedView list =
                new Extended_NumberedView().wrap(Extended_NumberedMarshaller.INSTANCE.toByteArray(numbers));
        list.elements(0, 10);
        assertThat(list.elementsOr(0, -1)).isEqualTo(10);
        assertThat(list.id()).isEqualTo(4);
        assertThat(list.toObject()).containsExactly(10);
        Extended.Latest latest = new Extended.Latest();
        latest.put("a", 5);
        Extended_LatestView map =
                new Extended_LatestView().wrap(Extended_LatestMarshaller.INSTANCE.toByteArray(latest));
        map.elementsValue(0, 6);
        assertThat(map.toObject()).containsEntry("a", 6);
    }

    @Tag("plain")
    @Test
    void showsWholeMessages() {
        new WholeViewChecks<>(Extended_TagsMarshaller.INSTANCE).good(tags);
        new WholeViewChecks<>(Extended_TagsMarshaller.INSTANCE).readsInto(new Extended.Tags(), tags);
        new WholeViewChecks<>(Extended_MoreLinesMarshaller.INSTANCE).good(lines);
        new WholeViewChecks<>(Extended_MoreLinesMarshaller.INSTANCE).readsInto(new Extended.MoreLines(), lines);
        new WholeViewChecks<>(Extended_UnitsMarshaller.INSTANCE).good(units());
        new WholeViewChecks<>(Extended_GrowingMarshaller.INSTANCE).good(growing());
        new WholeViewChecks<>(Extended_Page_of_Extended_LineMarshaller.INSTANCE).good(new Extended.Page<>());
    }

    @Tag("plain")
    @Test
    void refusesBadBytes() {
        new WholeViewChecks<>(Extended_TagsMarshaller.INSTANCE).bad(tags, 1);
        new WholeViewChecks<>(Extended_MoreLinesMarshaller.INSTANCE).bad(lines, 2);
        new WholeViewChecks<>(Extended_UnitsMarshaller.INSTANCE).bad(units(), 3);
        new WholeViewChecks<>(Extended_GrowingMarshaller.INSTANCE).bad(growing(), 4);
    }

    @Test
    void showsBytes() {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        Extended_TagsMarshaller.INSTANCE.write(tags, bytes);
        new WholeViewChecks<>(Extended_TagsMarshaller.INSTANCE)
                .says(tags, view -> ChronicleViews.wrap((Extended_TagsView) view, bytes));
        bytes.releaseLast();
    }

    private static Extended.Units units() {
        Extended.Units units = new Extended.Units();
        units.put(TimeUnit.DAYS, new Extended.Line(3));
        return units;
    }

    private static Extended.Growing growing() {
        Extended.Growing growing = new Extended.Growing();
        growing.add("z");
        growing.first = 1;
        growing.second = 2;
        return growing;
    }
}
