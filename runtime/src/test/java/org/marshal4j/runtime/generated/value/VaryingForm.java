package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.BitSet;
import java.util.Currency;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.dynamic.SpecialValue;
import org.marshal4j.runtime.generated.dynamic.SpecialValues;
import org.marshal4j.runtime.generated.stopbit.StopBitDecimals;
import org.marshal4j.runtime.generated.stopbit.StopBitForm;
import org.marshal4j.schema.wire.SpecialKind;

/**
 * The methods of a class that writes and reads values of varying size.
 *
 * @param seen what two equal values have in common, for classes that have no equals method or an unsuitable one
 * @param isReused whether the object that is read into is always the result, whatever it held before
 */
public record VaryingForm<X>(
        String name,
        Writer<X> writer,
        Reader<X> reader,
        ToLongFunction<X> sizeOf,
        Function<X, Object> seen,
        boolean isReused) {

    private static final String[] USUAL = {"BUY", "SELL", ""};

    static final VaryingForm<String> TEXT = of("Text", Text::write, Text::read, Text::sizeOf);
    static final VaryingForm<String> INTERNED = of("interned Text", Text::write, Text::readInterned, Text::sizeOf);
    static final VaryingForm<CharSequence> CHARS = new VaryingForm<>(
            "CharSequences",
            CharSequences::write,
            CharSequences::read,
            CharSequences::sizeOf,
            CharSequence::toString,
            false);
    static final VaryingForm<StringBuilder> BUILDER = new VaryingForm<>(
            "StringBuilders",
            StringBuilders::write,
            StringBuilders::read,
            StringBuilders::sizeOf,
            StringBuilder::toString,
            true);
    static final VaryingForm<StringBuffer> STRING_BUFFER = new VaryingForm<>(
            "StringBuffers",
            StringBuffers::write,
            StringBuffers::read,
            StringBuffers::sizeOf,
            StringBuffer::toString,
            true);
    static final VaryingForm<ZoneId> ZONE = of("ZoneIds", ZoneIds::write, ZoneIds::read, ZoneIds::sizeOf);
    static final VaryingForm<URI> URIS = of("Uris", Uris::write, Uris::read, Uris::sizeOf);
    static final VaryingForm<Currency> CURRENCY =
            of("Currencies", Currencies::write, Currencies::read, Currencies::sizeOf);
    static final VaryingForm<Charset> CHARSET = of("Charsets", Charsets::write, Charsets::read, Charsets::sizeOf);
    static final VaryingForm<Locale> LOCALE = of("Locales", Locales::write, Locales::read, Locales::sizeOf);
    static final VaryingForm<ZonedDateTime> ZONED =
            of("ZonedDateTimes", ZonedDateTimes::write, ZonedDateTimes::read, ZonedDateTimes::sizeOf);
    static final VaryingForm<ZonedDateTime> ZONED_REQUIRED = of(SpecialKind.ZONED_DATE_TIME, ZonedDateTime.class);
    static final VaryingForm<BigInteger> INTEGER = of(SpecialKind.BIGINT, BigInteger.class);
    static final VaryingForm<BigDecimal> DECIMAL = of(SpecialKind.DECIMAL, BigDecimal.class);
    static final VaryingForm<BigDecimal> STOP_DECIMAL = of(SpecialKind.STOP_DECIMAL, BigDecimal.class);
    static final VaryingForm<InetAddress> ADDRESS = of(SpecialKind.IP_ADDRESS, InetAddress.class);
    static final VaryingForm<BitSet> BITS =
            new VaryingForm<>("BitSets", BitSets::write, BitSets::read, BitSets::sizeOf, bits -> bits, true);
    static final VaryingForm<ByteBuffer> BUFFER =
            of("ByteBuffers", ByteBuffers::write, ByteBuffers::read, ByteBuffers::sizeOf);
    static final VaryingForm<String> ONE_OF = of(
            "OneOf",
            (value, out) -> OneOf.write(value, USUAL, out),
            (current, in) -> OneOf.read(current, USUAL, in),
            value -> OneOf.sizeOf(value, USUAL));
    static final VaryingForm<Short> SHORT = of(
            "StopBits short",
            (value, out) -> StopBits.writeShort(value, out),
            StopBits::readRequiredShort,
            StopBits::sizeOfShort);
    static final VaryingForm<Integer> INT = of(
            "StopBits int",
            (value, out) -> StopBits.writeInt(value, out),
            StopBits::readRequiredInt,
            StopBits::sizeOfInt);
    static final VaryingForm<Long> LONG = of(
            "StopBits long",
            (value, out) -> StopBits.writeLong(value, out),
            StopBits::readRequiredLong,
            StopBits::sizeOfLong);
    static final VaryingForm<Character> CHAR = of(
            "StopBits char",
            (value, out) -> StopBits.writeChar(value, out),
            StopBits::readRequiredChar,
            StopBits::sizeOfChar);
    static final VaryingForm<Short> BOXED_SHORT =
            of("StopBits Short", StopBits::writeBoxedShort, StopBits::readBoxedShort, StopBits::sizeOfBoxedShort);
    static final VaryingForm<Integer> BOXED_INT =
            of("StopBits Integer", StopBits::writeBoxedInt, StopBits::readBoxedInt, StopBits::sizeOfBoxedInt);
    static final VaryingForm<Long> BOXED_LONG =
            of("StopBits Long", StopBits::writeBoxedLong, StopBits::readBoxedLong, StopBits::sizeOfBoxedLong);
    static final VaryingForm<Character> BOXED_CHAR =
            of("StopBits Character", StopBits::writeBoxedChar, StopBits::readBoxedChar, StopBits::sizeOfBoxedChar);
    static final VaryingForm<Double> DOUBLE = of(
            "StopBitDecimals double",
            (value, out) -> StopBitDecimals.writeDouble(value, out),
            StopBitDecimals::readRequiredDouble,
            StopBitDecimals::sizeOfDouble);
    static final VaryingForm<Float> FLOAT = of(
            "StopBitDecimals float",
            (value, out) -> StopBitDecimals.writeFloat(value, out),
            StopBitDecimals::readRequiredFloat,
            StopBitDecimals::sizeOfFloat);
    static final VaryingForm<Double> BOXED_DOUBLE = of(
            "StopBitDecimals Double",
            StopBitDecimals::writeBoxedDouble,
            StopBitDecimals::readBoxedDouble,
            StopBitDecimals::sizeOfBoxedDouble);
    static final VaryingForm<Float> BOXED_FLOAT = of(
            "StopBitDecimals Float",
            StopBitDecimals::writeBoxedFloat,
            StopBitDecimals::readBoxedFloat,
            StopBitDecimals::sizeOfBoxedFloat);

    /** Writes a value. */
    public interface Writer<X> {
        void write(X value, Output out);
    }

    /** Reads a value. */
    public interface Reader<X> {
        X read(X current, Input in);
    }

    /** The methods of a form, for values or null. */
    static <X> VaryingForm<X> of(StopBitForm<X> form) {
        return of(form.getClass().getSimpleName(), form::write, form::read, form::sizeOf);
    }

    /** The methods that the table of such values names, which are those that generated code calls. */
    @SuppressWarnings("unchecked") // the class of the row is checked
    static <X> VaryingForm<X> of(SpecialKind kind, Class<X> type) {
        SpecialValue<X> row = (SpecialValue<X>) SpecialValues.of(kind).orElseThrow();
        assertThat(row.type()).isEqualTo(type);
        return new VaryingForm<>(
                kind.wireName(), row.writer()::accept, row.reader()::apply, row.sizeOf(), row.text()::apply, false);
    }

    static <X> VaryingForm<X> of(String name, Writer<X> writer, Reader<X> reader, ToLongFunction<X> sizeOf) {
        return new VaryingForm<>(name, writer, reader, sizeOf, value -> value, false);
    }

    /** What two equal values have in common; null for null. */
    public Object view(X value) {
        return value == null ? null : seen.apply(value);
    }

    @Override
    public String toString() {
        return name;
    }
}
