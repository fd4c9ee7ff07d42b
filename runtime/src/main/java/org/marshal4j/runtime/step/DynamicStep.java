package org.marshal4j.runtime.step;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.generated.dynamic.DynamicScalars;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.Listable;
import org.marshal4j.schema.wire.WireType;

/** Steps over a dynamic value: a tag, then the value as its own wire type is written. */
final class DynamicStep implements Step {
    private final WireType.Dynamic type;
    private final NumberedSteps listed;
    private final Map<DynamicTag, Step> scalars = new EnumMap<>(DynamicTag.class);
    private final CountedStep list;
    private final CountedStep map;

    /**
     * Creates the step for a wire type.
     *
     * @param parts the step over the elements of lists and the values of maps; null if it is this one
     */
    DynamicStep(WireType.Dynamic type, NumberedSteps listed, Steps steps, @Nullable DynamicStep parts) {
        this.type = type;
        this.listed = listed;
        for (DynamicTag tag : DynamicTag.values()) {
            if (tag != DynamicTag.LIST && tag != DynamicTag.MAP && tag.type().isPresent()) {
                scalars.put(tag, tag.type().get().accept(steps));
            }
        }
        Step part = parts == null ? this : parts;
        this.list = CountedStep.of(part, null, Integer.MAX_VALUE, false);
        this.map = CountedStep.of(
                ((WireType.MapOf) DynamicTag.MAP.type().orElseThrow()).key().accept(steps),
                part,
                Integer.MAX_VALUE,
                false);
    }

    @Override
    public void over(int depth, Input in) {
        DynamicTag tag = DynamicScalars.readTag(in, !type.listed().isEmpty());
        switch (tag) {
            case NULL -> Ends.requireNullable(type.nullable());
            case LIST -> within(list, depth + 1, in);
            case MAP -> within(map, depth + 1, in);
            case LISTED -> overListed(depth, in);
            default -> {
                Step scalar = scalars.get(tag);
                if (scalar != null) {
                    scalar.over(depth, in);
                }
            }
        }
    }

    private static void within(CountedStep step, int depth, Input in) {
        Checks.depth(depth, in);
        step.over(depth, in);
    }

    private void overListed(int depth, Input in) {
        int number = StopBit.read(in);
        Step step = listed.get(number);
        if (step == null) {
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_VALUE, DynamicTag.unlisted(number, Listable.names(type)));
        }
        step.over(depth, in);
    }
}
