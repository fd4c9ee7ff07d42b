package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.CodeBlock;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;

/**
 * The key and the value of an entry, and the code for both in a method that has the variable {@code entry}, or the
 * variables {@code key} and {@code map}.
 *
 * @param isKeyed whether it has those two
 */
record EntryParts(Held key, Held value, boolean isKeyed) {

    private static final CodeBlock KEY = CodeBlock.of("key");
    private static final CodeBlock VALUE = CodeBlock.of("value");

    static EntryParts of(List<TypeRef> types, Codec key, Codec value) {
        return new EntryParts(
                held(Held.Role.ENTRY_KEY, types.get(0), key), held(Held.Role.ENTRY_VALUE, types.get(1), value), false);
    }

    private static Held held(Held.Role role, TypeRef type, Codec codec) {
        return new Held(role, type, CountedCodec.step(codec, Names.of(type)), false);
    }

    Size size() {
        return key.codec().size().plus(value.codec().size());
    }

    Passing passing() {
        return key.codec().passing().and(value.codec().passing());
    }

    Set<Option> supportedOptions() {
        Set<Option> options = EnumSet.noneOf(Option.class);
        options.addAll(CountedCodec.handedOn(key.codec()));
        options.addAll(CountedCodec.handedOn(value.codec()));
        return options;
    }

    /** The statements that write both, after they were {@link #taken}. */
    CodeBlock write(Members members, String label) {
        CodeBlock.Builder code = CodeBlock.builder();
        key.codec().write(members, key.label(label), KEY, code);
        value.codec().write(members, value.label(label), VALUE, code);
        return code.build();
    }

    /** The statements that return the size of both, which varies, and of what is before them. */
    CodeBlock sizeOf(Members members, String label, int before) {
        return CodeBlock.builder()
                .add(takenToMeasure())
                .addStatement("long size = $L", before)
                .add(addSizes(members, label))
                .addStatement("return size")
                .build();
    }

    /** The statements that take what varies in size. */
    CodeBlock takenToMeasure() {
        return taken(!key.codec().size().fixed(), !value.codec().size().fixed());
    }

    /** The statements that add the sizes of both to the variable {@code size}. */
    CodeBlock addSizes(Members members, String label) {
        return CodeBlock.builder()
                .addStatement("size += $L", sizeOf(key, members, label, KEY))
                .addStatement("size += $L", sizeOf(value, members, label, VALUE))
                .build();
    }

    private static CodeBlock sizeOf(Held part, Members members, String label, CodeBlock of) {
        StepCodec codec = part.codec();
        return codec.size().fixed()
                ? CodeBlock.of("$L", codec.size().min())
                : codec.sizeOf(members, part.label(label), of);
    }

    /** The statements that take the key and the value, once each: a map may change them in between. */
    CodeBlock taken() {
        return taken(true, true);
    }

    private CodeBlock taken(boolean takesKey, boolean takesValue) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (takesKey && !isKeyed) {
            code.addStatement("$T key = entry.getKey()", Names.of(key.type()));
        }
        if (takesValue) {
            code.addStatement("$T value = $L", Names.of(value.type()), isKeyed ? "map.get(key)" : "entry.getValue()");
        }
        return code.build();
    }
}
