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

/** The key and the value of an entry, and the code for both in a method that has the variable {@code entry}. */
record EntryParts(Held key, Held value) {

    private static final CodeBlock KEY = CodeBlock.of("key");
    private static final CodeBlock VALUE = CodeBlock.of("value");

    static EntryParts of(List<TypeRef> types, Codec key, Codec value) {
        return new EntryParts(
                held(Held.Role.ENTRY_KEY, types.get(0), key), held(Held.Role.ENTRY_VALUE, types.get(1), value));
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

    /** The statements that write both. */
    CodeBlock write(Members members, String label) {
        CodeBlock.Builder code = CodeBlock.builder().add(taken(true, true));
        key.codec().write(members, key.label(label), KEY, code);
        value.codec().write(members, value.label(label), VALUE, code);
        return code.build();
    }

    /** The statements that return the size of both, which varies, and of what is before them. */
    CodeBlock sizeOf(Members members, String label, int before) {
        return CodeBlock.builder()
                .add(taken(!key.codec().size().fixed(), !value.codec().size().fixed()))
                .addStatement("long size = $L", before)
                .addStatement("size += $L", sizeOf(key, members, label, KEY))
                .addStatement("size += $L", sizeOf(value, members, label, VALUE))
                .addStatement("return size")
                .build();
    }

    private static CodeBlock sizeOf(Held part, Members members, String label, CodeBlock of) {
        StepCodec codec = part.codec();
        return codec.size().fixed()
                ? CodeBlock.of("$L", codec.size().min())
                : codec.sizeOf(members, part.label(label), of);
    }

    /** The statements that take the key, the value, or both, once each: a map may change them in between. */
    private CodeBlock taken(boolean takesKey, boolean takesValue) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (takesKey) {
            code.addStatement("$T key = entry.getKey()", Names.of(key.type()));
        }
        if (takesValue) {
            code.addStatement("$T value = entry.getValue()", Names.of(value.type()));
        }
        return code.build();
    }
}
