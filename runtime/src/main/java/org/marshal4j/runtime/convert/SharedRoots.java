package org.marshal4j.runtime.convert;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.RootObject;
import org.marshal4j.schema.RootNumber;
import org.marshal4j.schema.Schema;

/**
 * Makes the steps for the outermost objects of messages with shared objects. Only former classes that are converted are
 * asked whether they are numbered, since that takes a look at everything they hold. Not thread-safe.
 */
final class SharedRoots {
    private final Function<String, Schema> former;
    private final Function<String, Schema> today;
    private final Map<String, Boolean> numbered = new HashMap<>();

    /** Adds to the conversion of an object what the outermost one needs. */
    interface Wrapper {
        ConvertStep wrap(Schema was, Schema is, ConvertStep object);
    }

    /** Wraps conversions. */
    record Converted(SharedRoots roots) implements Wrapper {
        @Override
        public ConvertStep wrap(Schema was, Schema is, ConvertStep object) {
            return roots.converted(was, is, object);
        }
    }

    /** Wraps scans. */
    record Scanned(SharedRoots roots) implements Wrapper {
        @Override
        public ConvertStep wrap(Schema was, Schema is, ConvertStep object) {
            return roots.scanned(was, is, object);
        }
    }

    SharedRoots(Function<String, Schema> former, Function<String, Schema> today) {
        this.former = former;
        this.today = today;
    }

    /** The conversion of the outermost object. */
    ConvertStep converted(Schema was, Schema is, ConvertStep object) {
        boolean wasNumbered = RootNumber.isThere(former, was);
        numbered.put(was.type(), wasNumbered);
        return RootObject.converted(object, wasNumbered, RootNumber.isThere(today, is), is.type());
    }

    /** The scan of the outermost object. The class of one that is not converted does not matter. */
    ConvertStep scanned(Schema was, Schema is, ConvertStep object) {
        return RootObject.scanned(object, numbered.getOrDefault(was.type(), false), was.type());
    }
}
