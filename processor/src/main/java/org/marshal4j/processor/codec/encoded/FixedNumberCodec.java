package org.marshal4j.processor.codec.encoded;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.model.Option;
import org.marshal4j.schema.wire.WireType;

/** Values that are written as a number of fixed size, and are never null. */
final class FixedNumberCodec implements BlockCodec {

    private final Numeric value;
    private final NumberAccess access;
    private final WireType wireType;
    private final @Nullable Members members;
    private final String label;

    FixedNumberCodec(Numeric value, NumberAccess access, WireType wireType) {
        this(value, access, wireType, null, "");
    }

    private FixedNumberCodec(
            Numeric value, NumberAccess access, WireType wireType, @Nullable Members members, String label) {
        this.value = value;
        this.access = access;
        this.wireType = wireType;
        this.members = members;
        this.label = label;
    }

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.ENCODED);
    }

    @Override
    public int bytes() {
        return access.form().size();
    }

    @Override
    public int extraBytecodes() {
        return 12;
    }

    @Override
    public WireType wireType() {
        return wireType;
    }

    @Override
    public BlockCodec in(Members where, String name) {
        return new FixedNumberCodec(value, access, wireType, where, name);
    }

    @Override
    public Optional<CodeBlock> check(String name, CodeBlock checked) {
        CodeBlock present = NullChecks.written(value.isReference(), name, checked);
        if (!access.fits() && !value.isKnown()) {
            return Optional.of(access.require(name, value.number(null, name, present)));
        }
        return value.isReference() ? Optional.of(present) : Optional.empty();
    }

    @Override
    public CodeBlock store(Address to, CodeBlock stored) {
        return access.store(to, value.number(members, label, stored));
    }

    @Override
    public CodeBlock load(Address from, CodeBlock current) {
        if (members == null) {
            throw new IllegalStateException("no marshaller for the constants of " + wireType);
        }
        return value.made(members, current, access.load(from));
    }

    @Override
    public Copies copies() {
        return value.copies();
    }

    @Override
    public CodeBlock copy(Members where, String name, CodeBlock copied, CodeBlock current) {
        return value.copy(copied, current);
    }
}
