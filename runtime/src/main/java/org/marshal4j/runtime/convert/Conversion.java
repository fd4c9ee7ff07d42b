package org.marshal4j.runtime.convert;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.FixedMessage;
import org.marshal4j.runtime.convert.run.QuickConversion;
import org.marshal4j.runtime.convert.run.RefusedStep;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.convert.run.Runs;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.schema.Schema;

/**
 * Converts messages of a former schema to today's bytes. Made once for a pair of schemas; immutable and thread-safe.
 */
public final class Conversion {
    private final String formerType;
    private final ConvertStep root;
    private final @Nullable ConvertStep front;
    private final @Nullable FixedMessage fixed;
    private final @Nullable QuickConversion quick;
    private final List<Reasons.Reason> reasons;

    private Conversion(
            String formerType,
            ConvertStep root,
            @Nullable ConvertStep front,
            @Nullable FixedMessage fixed,
            @Nullable QuickConversion quick,
            List<Reasons.Reason> reasons) {
        this.formerType = formerType;
        this.root = root;
        this.front = front;
        this.fixed = fixed;
        this.quick = quick;
        this.reasons = reasons;
    }

    /**
     * Makes a conversion.
     *
     * @param former the former schema
     * @param formerTypes finds the former schemas of nested types by their binary names
     * @param today today's schema
     * @param todayTypes finds today's schemas of nested types
     * @return the conversion, also if it refuses every message
     * @throws IllegalArgumentException if a schema is not found
     */
    public static Conversion of(
            Schema former, Function<String, Schema> formerTypes, Schema today, Function<String, Schema> todayTypes) {
        Reasons why = new Reasons();
        ConvertStep root;
        ConvertStep front = null;
        FixedMessage fixed = null;
        QuickConversion quick = null;
        try {
            Maker maker = new Maker(formerTypes, todayTypes, NamedMarshallers.of(today));
            root = maker.root(former, today, why);
            if (why.all().isEmpty()) {
                FrontMaker fronts = new FrontMaker(maker, formerTypes, todayTypes);
                front = fronts.message(former, today);
                fixed = fronts.fixed(former, today);
                quick = fixed == null ? QuickConversion.of(front == null ? root : front) : null;
            }
        } catch (ArithmeticException e) {
            String tooLarge = "objects of more than " + Integer.MAX_VALUE + " bytes";
            why = new Reasons();
            why.add("", tooLarge);
            root = RefusedStep.of(tooLarge);
        }
        return new Conversion(former.type(), root, front, fixed, quick, why.all());
    }

    /**
     * Checks that not every message is refused.
     *
     * @return this
     * @throws MarshalException MARSHAL220 with the reasons, each with its path, if every message is refused
     */
    public Conversion requirePossible() {
        if (reasons.isEmpty()) {
            return this;
        }
        StringBuilder detail = new StringBuilder(reasons.get(0).why());
        for (Reasons.Reason reason : reasons.subList(1, reasons.size())) {
            detail.append("; ").append(reason.path()).append(": ").append(reason.why());
        }
        throw new MarshalException(
                "converting",
                formerType,
                reasons.get(0).path(),
                -1,
                RuntimeProblem.NOT_CONVERTED,
                detail.toString(),
                null);
    }

    /**
     * Converts a message. After a failure, the positions are anywhere.
     *
     * @param in the former message; the position is behind it then
     * @param out where today's bytes are written
     * @throws ConversionFailure if a value is refused, or the bytes are not a message of the former schema
     */
    public void convert(Input in, Output out) {
        FixedMessage block = fixed;
        if (block != null && in.remaining() >= block.from() && out.room() >= block.to()) {
            block.convert(in, out);
        } else {
            convert(root, in, out);
        }
    }

    /** {@return what converts messages of fixed size of which none is refused; null if they are of another kind} */
    public @Nullable FixedMessage fixed() {
        return fixed;
    }

    /** {@return what converts most messages, or their fronts if they have some; null if there is nothing like that} */
    public @Nullable QuickConversion quick() {
        return quick;
    }

    /** {@return whether messages end with fields whose bytes stay the same, so that {@link #convertFront} is enough} */
    public boolean hasFront() {
        return front != null;
    }

    /**
     * Converts the front of a message: what follows today's bytes then is what the input has left, unchanged.
     *
     * @param in the former message; the position is behind the front then
     * @param out where today's bytes are written
     * @throws ConversionFailure as {@link #convert(Input, Output)}
     */
    public void convertFront(Input in, Output out) {
        convert(Objects.requireNonNull(front), in, out);
    }

    private static void convert(ConvertStep step, Input in, Output out) {
        Run run = Runs.take(in.position());
        try {
            step.convert(run, in, out);
        } catch (RuntimeException e) {
            throw new ConversionFailure(e, run.path(), run.failedAt(in.position()));
        } finally {
            Runs.giveBack(run);
        }
    }
}
