package org.marshal4j.runtime.convert;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.ReferenceStep;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.text.SameClasses;
import org.marshal4j.schema.wire.WireType;

/** Makes the steps that convert references to shared objects. Not thread-safe. */
final class ConvertedReferences implements ReferenceMaker {
    private static final int NO_ID = -1;

    private final Objects objects;
    private final Function<String, Schema> former;
    private final Function<String, Schema> today;
    private final Map<TypePair, Map<String, ReferenceStep.Target>> families = new HashMap<>();

    ConvertedReferences(Objects objects, Function<String, Schema> former, Function<String, Schema> today) {
        this.objects = objects;
        this.former = former;
        this.today = today;
    }

    @Override
    public ConvertStep reference(WireType.Shared was, WireType.Shared is, NullBytes none) {
        if (was.object() instanceof WireType.Nested one && is.object() instanceof WireType.Nested other) {
            ReferenceStep.Target target =
                    new ReferenceStep.Target(other.type(), NO_ID, objects.object(one.type(), other.type()));
            return ReferenceStep.of(Map.of(one.type(), target), other.type(), none);
        }
        String one = ((WireType.Family) was.object()).root();
        String other = ((WireType.Family) is.object()).root();
        TypePair roots = new TypePair(one, other);
        Map<String, ReferenceStep.Target> known = families.get(roots);
        if (known == null) {
            known = targets(former.apply(one), today.apply(other));
            families.put(roots, known);
        }
        return ReferenceStep.of(known, other, none);
    }

    private Map<String, ReferenceStep.Target> targets(Schema was, Schema is) {
        Map<String, ReferenceStep.Target> targets = new HashMap<>();
        SameClasses classes = new SameClasses(is.members(), was.members(), true);
        for (Map.Entry<Integer, String> member : was.members().entrySet()) {
            String name = member.getValue();
            Integer id = classes.numberThere(member.getKey(), name);
            String now = id == null ? null : is.members().get(id);
            if (id != null && now != null) {
                targets.put(name, new ReferenceStep.Target(now, id, objects.object(name, now)));
            }
        }
        return targets;
    }
}
