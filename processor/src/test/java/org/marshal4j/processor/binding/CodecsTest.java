package org.marshal4j.processor.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;

/**
 * The wire types and sizes of codecs for every primitive type, and for enums of any length. {@link CodecCodeTest} shows
 * those of other codecs, and {@link RefusalsTest} other refusals.
 */
class CodecsTest {

    private static final TypeRef SIDE = enumeration(true, "BUY", "SELL");

    private final Codecs codecs = FieldTypes.codecs();

    @ParameterizedTest
    @EnumSource
    void primitives(Primitive primitive) {
        TypeRef type = new TypeRef.OfPrimitive(primitive);
        assertThat(wire(type)).isEqualTo(primitive.kind().wireName());
        BlockCodec codec = (BlockCodec) codec(type, false);
        assertThat(codec.bytes()).isEqualTo(primitive.bytes());
        assertThat(codec.isMemory()).isTrue();
        assertThat(codec.isChecked()).isEqualTo(primitive == Primitive.BOOLEAN);
    }

    @ParameterizedTest
    @EnumSource
    void boxes(Primitive primitive) {
        TypeRef type = plain("java.lang", primitive.box());
        assertThat(wire(type)).isEqualTo(primitive.kind().wireName() + "?");
        assertThat(codec(type, false).size()).isEqualTo(Size.fixed(1 + primitive.bytes()));
        assertThat(requiredWire(type)).isEqualTo(primitive.kind().wireName());
        assertThat(codec(type, true).size()).isEqualTo(Size.fixed(primitive.bytes()));
        assertThat(((BlockCodec) codec(type, false)).isMemory()).isFalse();
        assertThat(((BlockCodec) codec(type, true)).isMemory()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void primitiveArrays(Primitive primitive) {
        TypeRef type = new TypeRef.OfArray(new TypeRef.OfPrimitive(primitive));
        assertThat(wire(type)).isEqualTo(primitive.kind().wireName() + "[]?");
        assertThat(requiredWire(type)).isEqualTo(primitive.kind().wireName() + "[]");
        assertThat(codec(type, false).size()).isEqualTo(Size.atLeast(1));
    }

    @Test
    void enums() {
        assertThat(wire(SIDE)).isEqualTo("enum com.acme.Side(BUY,SELL)?");
        assertThat(requiredWire(SIDE)).isEqualTo("enum com.acme.Side(BUY,SELL)");
        assertThat(wire(enumeration(false, "SELL", "BUY"))).isEqualTo("enum com.acme.Side?");
    }

    @Test
    void enumsTakeAsManyBytesAsTheirLastConstant() {
        assertThat(codec(SIDE, false).size()).isEqualTo(Size.between(1, 2));
        assertThat(codec(SIDE, true).size()).isEqualTo(Size.between(1, 1));
        assertThat(codec(enumeration(true), true).size()).isEqualTo(Size.between(1, 1));
        assertThat(codec(ofConstants(128), true).size()).isEqualTo(Size.between(1, 1));
        assertThat(codec(ofConstants(129), true).size()).isEqualTo(Size.between(1, 2));
        assertThat(codec(ofConstants(16385), false).size()).isEqualTo(Size.between(1, 3));
    }

    @Test
    void everythingElseIsRefused() {
        for (TypeRef type : List.of(
                plain("java.lang", "Object"),
                plain("com.acme", "String"),
                plain("com.acme", "Integer"),
                plain("java.util", "WeakHashMap"),
                new TypeRef.OfClass(
                        new Name("java.lang", List.of("Outer", "String")), List.of(), new ClassKind.Plain()),
                new TypeRef.OfArray(plain("java.lang", "Object")),
                listOf(plain("java.lang", "Object")),
                new TypeRef.Other("T"))) {
            assertThat(refused(type, false).diagnostic()).as(type.toString()).isEqualTo(Diagnostic.NO_CODEC);
        }
    }

    private String wire(TypeRef type) {
        return codec(type, false).wireType().toString();
    }

    private String requiredWire(TypeRef type) {
        return codec(type, true).wireType().toString();
    }

    private Codec codec(TypeRef type, boolean required) {
        return ((Binding.Bound)
                        codecs.bind(new FieldRequest(type, required ? FieldOptions.REQUIRED : FieldOptions.NULLABLE)))
                .codec();
    }

    private Binding.Refused refused(TypeRef type, boolean required) {
        return (Binding.Refused)
                codecs.bind(new FieldRequest(type, required ? FieldOptions.REQUIRED : FieldOptions.NULLABLE));
    }

    private static TypeRef plain(String packageName, String simpleName) {
        return new TypeRef.OfClass(Name.of(packageName, simpleName), List.of(), new ClassKind.Plain());
    }

    private static TypeRef listOf(TypeRef element) {
        return new TypeRef.OfClass(Name.of("java.util", "List"), List.of(element), new ClassKind.Plain());
    }

    private static TypeRef ofConstants(int count) {
        String[] constants = new String[count];
        Arrays.setAll(constants, i -> "C" + i);
        return enumeration(true, constants);
    }

    private static TypeRef enumeration(boolean ordered, String... constants) {
        return new TypeRef.OfClass(
                Name.of("com.acme", "Side"),
                List.of(),
                new ClassKind.Enumeration(List.of(constants), ordered, ClassKind.Order.DECLARED));
    }
}
