package org.marshal4j.processor.codec.encoded;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.model.Option;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

/** UUIDs that are never null: both halves as numbers of 64 bits. */
record UuidCodec(NumberForm form) implements BlockCodec {

    private static final ClassName UUIDS = Names.encoded("EncodedUuids");

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.ENCODED);
    }

    @Override
    public int bytes() {
        return ValueKind.UUID.size();
    }

    @Override
    public int extraBytecodes() {
        return 12;
    }

    @Override
    public WireType wireType() {
        return new WireType.Encoded(
                new WireType.Value(ValueKind.UUID, false), new EncodedForm.OfNumber(form), PresenceByte.NONE);
    }

    @Override
    public Optional<CodeBlock> check(String label, CodeBlock value) {
        return Optional.of(NullChecks.written(true, label, value));
    }

    @Override
    public CodeBlock store(Address to, CodeBlock value) {
        return CodeBlock.of("$T.put($L, $L, $L)", UUIDS, Names.form(form), value, to.arguments());
    }

    @Override
    public CodeBlock load(Address from, CodeBlock current) {
        return CodeBlock.of("$T.get($L, $L, $L)", UUIDS, Names.form(form), current, from.arguments());
    }
}
