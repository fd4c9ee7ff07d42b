package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.temporal.ChronoUnit;

/**
 * Writes a value in the bytes of another library, so that a generated marshaller can replace methods that somebody wrote
 * by hand without changing what they write. On a type, it applies to all fields that the type declares, as far as their
 * types allow it and they have no {@code @Encoded} of their own.
 *
 * <pre>{@code
 * @Marshal
 * @Encoded(Encoding.DATA_OUTPUT)
 * class Order {
 *     long id;                                          // out.writeLong(id)
 *     String symbol;                                    // out.writeUTF(symbol)
 *
 *     @Encoded(value = Encoding.DATA_OUTPUT, as = Form.SHORT)
 *     int quantity;                                     // out.writeShort(quantity)
 *
 *     @Encoded(value = Encoding.DATA_OUTPUT, as = Form.TEXT)
 *     Side side;                                        // out.writeUTF(side.name())
 *
 *     @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE, number = "code")
 *     Venue venue;                                      // out.writeByte(venue.code()), see EnumNumber
 *
 *     @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.SECONDS)
 *     Instant time;                                     // out.writeLong(time.getEpochSecond())
 *
 *     List<String> tags;                                // out.writeInt(tags.size()), then each with writeUTF
 * }
 * }</pre>
 *
 * <p>Elements are never null. The field can be null only if {@link #presence} is set, or if it has a length that can be
 * −1, which is null then: one with a sign. {@link Required @Required} forbids that. A number that does not fit into its
 * form cannot be written; methods written by hand usually cut it off.
 *
 * <p>It applies to primitives and their boxes, {@code String}, enums, {@link java.math.BigDecimal}, {@code LocalDate},
 * {@code LocalTime}, {@code Instant}, {@code Duration}, {@link java.util.Date}, {@link java.util.UUID}, and to arrays,
 * collections and maps. {@code StringBuilder}, {@code CharSequence}, {@code java.sql.Timestamp}, booleans as numbers and
 * floats as doubles need the annotation on the field.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.TYPE})
public @interface Encoded {
    /**
     * Whose numbers, booleans and texts the bytes are.
     *
     * @return the encoding
     */
    Encoding value();

    /**
     * What the value is written as. The elements of arrays, collections and maps are written in this form, if it can
     * hold them.
     *
     * @return the form; by default the {@linkplain Form#NATURAL natural} one of the type
     */
    Form as() default Form.NATURAL;

    /**
     * Where an enum has the numbers that its constants have by {@link EnumNumber @EnumNumber}: the name of a field, or of
     * a method without parameters. They are compared when the marshaller's class is initialized, which fails if one is
     * another.
     *
     * @return the name; by default nothing is compared
     */
    String number() default "";

    /**
     * What the length of a text, or the number of elements, is written as. The lengths of elements are the usual ones.
     *
     * @return a form of whole numbers; by default the one that is {@linkplain Encoding usual} for the encoding
     */
    Form length() default Form.NATURAL;

    /**
     * What a date or time is counted in. A smaller part of a time is cut off on writing, as {@code toEpochMilli()} does.
     *
     * @return seconds, milliseconds, microseconds or nanoseconds; days only for {@code LocalDate}, which has no other
     *     unit
     */
    ChronoUnit unit() default ChronoUnit.MILLIS;

    /**
     * The byte before the value, which makes null possible. Elements are still never null.
     *
     * @return what the byte is if the value is there; by default there is no such byte
     */
    Presence presence() default Presence.NONE;
}
