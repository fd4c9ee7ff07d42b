package org.marshal4j.blackbox.views;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.marshal4j.Dynamic;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;
import org.marshal4j.TypeId;

/** Has fields of every kind that hold other objects, before one that holds none. */
@Marshal(view = true)
class Parcel implements ParcelMarshallable {
    @MaxLength(100)
    List<String> tags;

    Map<String, Double> prices;

    @Required
    List<Line> lines = List.of();

    Line[] array;
    Map<Integer, Line> byNumber;
    Set<Long> numbers;
    List<Integer> counts;
    LocalDate[] days;
    Map<TimeUnit, LocalDate> dates;
    Map<Label, String> ofLabels;
    Optional<String> note;
    Optional<Line> first;
    Label label;
    List<Label> labels;
    Sticker sticker;
    List<Sticker> stickers;
    BigDecimal weight;

    @Dynamic
    Object anything;

    List<List<String>> rows;
    char[][] grid;

    @FixedLength(4)
    String code;

    long last;

    /** Has a view. */
    @Marshal(view = true)
    static class Line implements Parcel_LineMarshallable {
        String item;
        int count;
        List<String> remarks;
    }

    /** Has no view. */
    @Marshal
    record Label(String text, List<Label> inside) implements Parcel_LabelMarshallable {}

    /** A family. */
    @Marshal(view = true)
    sealed interface Sticker permits Round, Square {}

    /** A member of the family with a view. */
    @Marshal(view = true)
    @TypeId(1)
    record Round(double radius, String text) implements Sticker, Parcel_RoundMarshallable {}

    /** Another member, without a view. */
    @Marshal
    @TypeId(300)
    record Square(Sticker inside, int side) implements Sticker, Parcel_SquareMarshallable {}
}
