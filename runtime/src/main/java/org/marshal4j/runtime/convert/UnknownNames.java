package org.marshal4j.runtime.convert;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.RefusedStep;
import org.marshal4j.runtime.convert.run.object.ObjectStep;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.field.RenamedFields;

/** Fields that may have been renamed: their values, under the former name, must not be taken for missing. */
final class UnknownNames {
    private UnknownNames() {}

    /** Why objects are refused, by the present names of such fields; empty if they are not. */
    static List<Reasons.Reason> between(Schema was, Schema is) {
        if (RenamedFields.between(was, is).isEmpty()) {
            return List.of();
        }
        List<Reasons.Reason> reasons = new ArrayList<>();
        for (Map.Entry<String, String> names :
                SchemaChanges.possibleRenames(was, is).entrySet()) {
            reasons.add(new Reasons.Reason(names.getKey(), why(names.getValue(), was)));
        }
        return reasons;
    }

    /** Refuses every object, for one of the reasons. */
    static ConvertStep refusal(Reasons.Reason reason, boolean leadsDeeper) {
        ObjectStep refused = new ObjectStep(leadsDeeper, true);
        refused.parts(List.of(RefusedStep.of(reason.why())), List.of(reason.path()), 1);
        return refused;
    }

    private static String why(String former, Schema was) {
        return "it has the place and wire type that " + former + " had in " + was.type()
                + ", which is gone: it may be a new name or another field. Say which, with Schemas.renamed or"
                + " Schemas.dropped, or take the former schemas from a lock file that records it with was=" + former;
    }
}
