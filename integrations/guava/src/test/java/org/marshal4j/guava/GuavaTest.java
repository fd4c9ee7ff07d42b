package org.marshal4j.guava;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Optional;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import java.math.BigDecimal;
import java.nio.BufferUnderflowException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.guava.carts.Cart;
import org.marshal4j.guava.carts.Cart_OfDecimalsMarshaller;
import org.marshal4j.guava.carts.Cart_OfKeysMarshaller;
import org.marshal4j.guava.carts.Cart_OfListMarshaller;
import org.marshal4j.guava.carts.Cart_OfListsMarshaller;
import org.marshal4j.guava.carts.Cart_OfMapMarshaller;
import org.marshal4j.guava.carts.Cart_OfNullMarshaller;
import org.marshal4j.guava.carts.Cart_OfOptionalMarshaller;
import org.marshal4j.guava.carts.Cart_OfSetMarshaller;
import org.marshal4j.guava.carts.Cart_OfSetsMarshaller;
import org.marshal4j.guava.carts.Cart_OfSortedMapMarshaller;
import org.marshal4j.guava.carts.Cart_OfSortedMarshaller;
import org.marshal4j.guava.carts.Cart_OfTableMarshaller;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.generated.FieldMarshallers;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.schema.wire.WireType;

class GuavaTest {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");

    static Stream<Arguments> values() {
        Cart.Leg leg = new Cart.Leg((short) 5);
        return Stream.of(
                row(Cart_OfListMarshaller.INSTANCE, new Cart.OfList(ImmutableList.of(leg, leg)), "02 05 00 05 00"),
                row(Cart_OfListMarshaller.INSTANCE, new Cart.OfList(ImmutableList.of()), "00"),
                row(Cart_OfNullMarshaller.INSTANCE, new Cart.OfNull(null), "00"),
                row(Cart_OfNullMarshaller.INSTANCE, new Cart.OfNull(ImmutableList.of(leg)), "01 01 05 00"),
                row(
                        Cart_OfTableMarshaller.INSTANCE,
                        new Cart.OfTable(ImmutableList.of(ImmutableList.of(leg), ImmutableList.of())),
                        "02 01 05 00 00"),
                row(Cart_OfSetMarshaller.INSTANCE, new Cart.OfSet(ImmutableSet.of("b", "a")), "02 01 62 01 61"),
                row(
                        Cart_OfSortedMarshaller.INSTANCE,
                        new Cart.OfSorted(ImmutableSortedSet.of(2, 1)),
                        "02 01 00 00 00 02 00 00 00"),
                row(
                        Cart_OfMapMarshaller.INSTANCE,
                        new Cart.OfMap(ImmutableMap.of("b", 1.5, "a", 0.0)),
                        "02 01 62 00 00 00 00 00 00 f8 3f 01 61 00 00 00 00 00 00 00 00"),
                row(
                        Cart_OfSortedMapMarshaller.INSTANCE,
                        new Cart.OfSortedMap(ImmutableSortedMap.of(2, 3L)),
                        "01 02 00 00 00 03 00 00 00 00 00 00 00"),
                row(
                        Cart_OfListsMarshaller.INSTANCE,
                        new Cart.OfLists(ImmutableListMultimap.of("a", 1, "b", 2, "a", 1)),
                        "02 01 61 02 01 00 00 00 01 00 00 00 01 62 01 02 00 00 00"),
                row(
                        Cart_OfSetsMarshaller.INSTANCE,
                        new Cart.OfSets(ImmutableSetMultimap.of("a", "y", "a", "x")),
                        "01 01 61 02 01 79 01 78"),
                row(Cart_OfOptionalMarshaller.INSTANCE, new Cart.OfOptional(Optional.of("a")), "02 01 61"),
                row(Cart_OfOptionalMarshaller.INSTANCE, new Cart.OfOptional(Optional.absent()), "01"),
                row(
                        Cart_OfDecimalsMarshaller.INSTANCE,
                        new Cart.OfDecimals(ImmutableSet.of(BigDecimal.ONE)),
                        "01 00 01 00 00 00 00 00 00 00"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("values")
    <T> void isWrittenAsTheseBytes(Marshaller<T> marshaller, T value, String hex) {
        byte[] bytes = marshaller.toByteArray(value);
        assertThat(HEX.formatHex(bytes)).isEqualTo(hex);
        assertThat(marshaller.sizeOf(value)).isEqualTo(bytes.length);
        T read = marshaller.fromByteArray(bytes);
        assertThat(read).isEqualTo(value);
        assertThat(marshaller.toByteArray(read)).isEqualTo(bytes);
    }

    static Stream<Arguments> collections() {
        return values().filter(row -> !row.get()[1].equals(new Cart.OfNull(null)));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("collections")
    void sizeIsFoundWithoutReading(Marshaller<?> marshaller, Object value, String hex) {
        WireType.Custom type =
                (WireType.Custom) marshaller.schema().fields().get(0).type();
        FieldMarshaller<?> collection = NamedMarshallers.of(marshaller.schema()).find(type);
        Input in = Input.of(HEX.parseHex(hex + " 00"));
        if (type.nullable()) {
            in.skip(1);
        }
        long size = in.remaining() - 1;
        // Only reading tells where a message ends.
        boolean isOfMessages = value.toString().contains("Leg");

        assertThat(FieldMarshallers.sizeAt(collection, in)).isEqualTo(isOfMessages ? -1 : size);
    }

    @ParameterizedTest
    @ValueSource(strings = {"80 00", "ff ff ff ff 07 05 00", "80 80 00", "02 01 61 05", "02 01"})
    void sizeOfDamagedBytesIsRefused(String hex) {
        FieldMarshaller<?> names = NamedMarshallers.of(Cart_OfSetMarshaller.INSTANCE.schema())
                .find((WireType.Custom)
                        Cart_OfSetMarshaller.INSTANCE.schema().fields().get(0).type());
        assertThatThrownBy(() -> FieldMarshallers.sizeAt(names, Input.of(HEX.parseHex(hex))))
                .isInstanceOfAny(MarshalException.class, BufferUnderflowException.class);
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                Arguments.of(Cart_OfListMarshaller.INSTANCE, "80 00", "MARSHAL206"),
                Arguments.of(Cart_OfListMarshaller.INSTANCE, "ff ff ff ff 07 05 00", "MARSHAL203"),
                Arguments.of(Cart_OfListMarshaller.INSTANCE, "80 80 00", "MARSHAL205"),
                Arguments.of(Cart_OfListMarshaller.INSTANCE, "02 05 00 05", "MARSHAL203"),
                Arguments.of(Cart_OfSetMarshaller.INSTANCE, "02 01 61 01 61", "MARSHAL214"),
                Arguments.of(Cart_OfSetMarshaller.INSTANCE, "01 80 00", "MARSHAL206"),
                Arguments.of(Cart_OfSortedMarshaller.INSTANCE, "02 01 00 00 00 01 00 00 00", "MARSHAL214"),
                Arguments.of(
                        Cart_OfMapMarshaller.INSTANCE,
                        "02 01 61 00 00 00 00 00 00 f8 3f 01 61 00 00 00 00 00 00 00 00",
                        "MARSHAL214"),
                Arguments.of(Cart_OfListsMarshaller.INSTANCE, "01 01 61 00", "MARSHAL214"),
                Arguments.of(Cart_OfSetsMarshaller.INSTANCE, "01 01 61 02 01 79 01 79", "MARSHAL214"),
                Arguments.of(Cart_OfOptionalMarshaller.INSTANCE, "00", "MARSHAL204"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("refused")
    void invalidBytesAreRefused(Marshaller<?> marshaller, String hex, String code) {
        assertThatThrownBy(() -> marshaller.fromByteArray(HEX.parseHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining(".value")
                .hasMessageContaining("[" + code + "]");
    }

    @Test
    void otherOrdersAreRefused() {
        ImmutableSortedSet<Integer> set = ImmutableSortedSet.orderedBy(Comparator.<Integer>reverseOrder())
                .add(1, 2)
                .build();
        assertThatThrownBy(() -> Cart_OfSortedMarshaller.INSTANCE.toByteArray(new Cart.OfSorted(set)))
                .hasMessageContaining("only the natural order is kept")
                .hasMessageContaining("[MARSHAL227]");
        ImmutableSortedMap<Integer, Long> map =
                ImmutableSortedMap.copyOf(ImmutableMap.of(1, 2L), Comparator.<Integer>reverseOrder());
        assertThatThrownBy(() -> Cart_OfSortedMapMarshaller.INSTANCE.toByteArray(new Cart.OfSortedMap(map)))
                .hasMessageContaining("[MARSHAL227]");
        ImmutableSortedSet<Integer> natural = ImmutableSortedSet.copyOf(Comparator.<Integer>naturalOrder(), set);
        assertThat(Cart_OfSortedMarshaller.INSTANCE
                        .fromByteArray(Cart_OfSortedMarshaller.INSTANCE.toByteArray(new Cart.OfSorted(natural)))
                        .value())
                .containsExactly(1, 2);
    }

    @Test
    void equalHashCodesAreBounded() {
        ImmutableSet<Cart.Key> keys =
                IntStream.range(0, 257).mapToObj(i -> new Cart.Key((short) i)).collect(ImmutableSet.toImmutableSet());
        assertThatThrownBy(() -> Cart_OfKeysMarshaller.INSTANCE.toByteArray(new Cart.OfKeys(keys)))
                .hasMessageContaining("[MARSHAL222]");
        StringBuilder hostile = new StringBuilder("81 02");
        IntStream.range(0, 257).forEach(i -> hostile.append(String.format(" %02x %02x", i & 0xff, i >> 8)));
        assertThatThrownBy(() -> Cart_OfKeysMarshaller.INSTANCE.fromByteArray(HEX.parseHex(hostile.toString())))
                .hasMessageContaining("[MARSHAL222]");
        ImmutableSet<Cart.Key> fewer = keys.asList().subList(0, 256).stream().collect(ImmutableSet.toImmutableSet());
        byte[] bytes = Cart_OfKeysMarshaller.INSTANCE.toByteArray(new Cart.OfKeys(fewer));
        assertThat(Cart_OfKeysMarshaller.INSTANCE.fromByteArray(bytes).value()).isEqualTo(fewer);
    }

    @Test
    void decimalsWithManyDigitsAreRefused() {
        BigDecimal longOne = new BigDecimal("1" + "0".repeat(400));
        assertThatThrownBy(() ->
                        Cart_OfDecimalsMarshaller.INSTANCE.toByteArray(new Cart.OfDecimals(ImmutableSet.of(longOne))))
                .hasMessageContaining("[MARSHAL215]");
    }

    /** Random bytes are either refused or a value, which is equal after being written and read again. */
    @ParameterizedTest
    @MethodSource("values")
    <T> void randomBytesAreRefusedOrAValue(Marshaller<T> marshaller, T value, String hex) {
        Random random = new Random(11);
        byte[] right = HEX.parseHex(hex);
        for (int i = 0; i < 300; i++) {
            byte[] bytes = right.clone();
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            T read;
            try {
                read = marshaller.fromByteArray(bytes);
            } catch (MarshalException e) {
                assertThat(e.code()).doesNotContain("299");
                continue;
            }
            assertThat(marshaller.fromByteArray(marshaller.toByteArray(read))).isEqualTo(read);
        }
    }

    private static <T> Arguments row(Marshaller<T> marshaller, T value, String hex) {
        return Arguments.of(marshaller, value, hex);
    }
}
