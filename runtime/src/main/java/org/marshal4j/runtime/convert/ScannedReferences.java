package org.marshal4j.runtime.convert;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Numbered;
import org.marshal4j.runtime.convert.run.ScannedReference;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/** Makes the steps that find shared objects. Not thread-safe. */
final class ScannedReferences implements ReferenceMaker {
    private final Objects objects;
    private final Function<String, Schema> former;
    private final Map<String, ScannedReference> families = new HashMap<>();

    ScannedReferences(Objects objects, Function<String, Schema> former) {
        this.objects = objects;
        this.former = former;
    }

    @Override
    public ConvertStep reference(WireType.Shared was, WireType.Shared is, NullBytes none) {
        if (was.object() instanceof WireType.Nested nested) {
            return ScannedReference.of(nested.type(), objects.object(nested.type(), nested.type()));
        }
        String name = ((WireType.Family) was.object()).root();
        ScannedReference known = families.get(name);
        if (known == null) {
            Schema root = former.apply(name);
            SortedMap<Integer, String> members = root.members();
            Numbered numbered = Numbered.of(members, members, new Numbered.Maker() {
                @Override
                public ConvertStep make(String type, int one, int other) {
                    return objects.object(type, type);
                }
            });
            known = ScannedReference.of(Set.copyOf(members.values()), numbered);
            families.put(name, known);
        }
        return known;
    }
}
