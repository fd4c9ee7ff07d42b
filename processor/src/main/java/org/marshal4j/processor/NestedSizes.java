package org.marshal4j.processor;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.codec.Binder;
import org.marshal4j.processor.codec.Codecs;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.scan.DtoScanner;
import org.marshal4j.processor.scan.RecordedSizes;
import org.marshal4j.processor.scan.Scanned;
import org.marshal4j.processor.scan.Source;

/**
 * The sizes of the types that other types hold: of those that are being compiled by looking at their fields, of those from
 * class files as their marshallers recorded them.
 */
final class NestedSizes implements Function<Name, Size> {

    private final Source source;
    private final DtoScanner scanner;
    private final RecordedSizes recorded;
    private final Map<Name, Size> known = new HashMap<>();

    /** The types being asked for, each with its place in the chain. */
    private final Map<Name, Integer> asked = new HashMap<>();

    /** The first place in the chain whose type was met again, further down. */
    private int met = Integer.MAX_VALUE;

    NestedSizes(Source source, DtoScanner scanner) {
        this.source = source;
        this.scanner = scanner;
        this.recorded = new RecordedSizes(source);
    }

    @Override
    public Size apply(Name name) {
        Size size = known.get(name);
        if (size != null) {
            return size;
        }
        Integer asking = asked.get(name);
        if (asking != null) {
            met = Math.min(met, asking);
            return Size.OF_ITSELF;
        }
        return ask(name);
    }

    /**
     * What holds a type that is still being asked for is part of a cycle and has no fixed size, whatever the others come to.
     * Only where it holds that type through fields that are never null is its size not the last word, and not kept.
     */
    private Size ask(Name name) {
        int outer = met;
        int here = asked.size();
        met = Integer.MAX_VALUE;
        asked.put(name, here);
        Size size =
                source.find(name.qualified()).map(type -> sizeOf(name, type)).orElse(Size.UNKNOWN);
        asked.remove(name);
        if (met >= here || size.doubt() == Size.Doubt.NONE) {
            known.put(name, size);
        }
        met = Math.min(outer, met >= here ? Integer.MAX_VALUE : met);
        return size;
    }

    private Size sizeOf(Name name, TypeElement type) {
        return recorded.of(name, type).orElseGet(() -> {
            Scanned scanned = scanner.scan(type);
            Binder binder = new Binder(new Codecs(this));
            return scanned.isComplete()
                    ? scanned.dto().map(dto -> binder.bind(dto).size()).orElse(Size.UNKNOWN)
                    : Size.UNKNOWN;
        });
    }
}
