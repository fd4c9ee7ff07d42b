package org.marshal4j.blackbox.pinned;

import static org.marshal4j.blackbox.pinned.PinnedRow.row;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.Required;

/** The pinned bytes of objects, and of values that hand-written marshallers write. */
final class PinnedObjects {
    private PinnedObjects() {}

    @Marshal
    record OnePoint(Point value) {}

    @Marshal
    record RequiredPoint(@Required Point value) {}

    @Marshal
    record OneNamed(Named value) {}

    @Marshal
    record PointList(List<Point> value) {}

    @Marshal
    record OneColour(@MarshalWith(ColourMarshaller.class) Colour value) {}

    @Marshal
    record RequiredColour(
            @MarshalWith(ColourMarshaller.class) @Required Colour value) {}

    @Marshal
    record OneRgb(@MarshalWith(RgbMarshaller.class) Colour value) {}

    static Stream<PinnedRow> rows() {
        return Stream.of(
                row(
                        "`@Marshal` type, here `Point` of `short x, y`",
                        "Point 1, 2",
                        new OnePoint(new Point((short) 1, (short) 2)),
                        "01 01 00 02 00"),
                row("`@Marshal` type, here `Point` of `short x, y`", "null", new OnePoint(null), "00 00 00 00 00"),
                row(
                        "`@Required Point`",
                        "Point 1, 2",
                        new RequiredPoint(new Point((short) 1, (short) 2)),
                        "01 00 02 00"),
                row("`Named` of `String name`", "Named \"a\"", new OneNamed(new Named("a")), "01 01 61"),
                row("`Named` of `String name`", "null", new OneNamed(null), "00"),
                row(
                        "`List<Point>`",
                        "[Point 1, 2; null]",
                        new PointList(Arrays.asList(new Point((short) 1, (short) 2), null)),
                        "02 01 01 00 02 00 00 00 00 00 00"),
                row(
                        "`@MarshalWith`, a `FieldMarshaller` that writes a text",
                        "red",
                        new OneColour(Colour.RED),
                        "01 03 72 65 64"),
                row("`@MarshalWith`, a `FieldMarshaller` that writes a text", "null", new OneColour(null), "00"),
                row("the same with `@Required`", "red", new RequiredColour(Colour.RED), "03 72 65 64"),
                row(
                        "`@MarshalWith`, a `FixedFieldMarshaller` of 3 bytes",
                        "red",
                        new OneRgb(Colour.RED),
                        "01 72 65 64"),
                row("`@MarshalWith`, a `FixedFieldMarshaller` of 3 bytes", "null", new OneRgb(null), "00 00 00 00"));
    }
}
