package org.marshal4j.processor.nested;

import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.codec.Binder;
import org.marshal4j.processor.codec.Codecs;
import org.marshal4j.processor.codec.NestedSize;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.scan.DtoScanner;
import org.marshal4j.processor.scan.Imports;
import org.marshal4j.processor.scan.RecordedSizes;
import org.marshal4j.processor.scan.Scanned;
import org.marshal4j.processor.source.Source;

/**
 * The sizes of the types that other types hold: of those that are being compiled by looking at their fields, of those from
 * class files as their marshallers recorded them.
 */
public final class NestedSizes implements NestedSize {

    private final Source source;
    private final DtoScanner scanner;
    private final RecordedSizes recorded;
    /** By the marshaller, as imported types have no other name of their own. */
    private final Map<Name, Size> known = new HashMap<>();

    /** The types being asked for, each with its place in the chain. */
    private final Map<Name, Integer> asked = new HashMap<>();

    /** The first place in the chain whose type was met again, further down. */
    private int met = Integer.MAX_VALUE;

    public NestedSizes(Source source, Imports imports, DtoScanner scanner) {
        this.source = source;
        this.scanner = scanner;
        this.recorded = new RecordedSizes(source, imports);
    }

    @Override
    public Size of(Name type, Name marshaller) {
        Size size = known.get(marshaller);
        if (size != null) {
            return size;
        }
        Integer asking = asked.get(marshaller);
        if (asking != null) {
            met = Math.min(met, asking);
            return Size.OF_ITSELF;
        }
        return ask(type, marshaller);
    }

    @Override
    public boolean isRefilled(Name type, Name marshaller) {
        return source.find(type.qualified())
                .flatMap(element -> scanner.scan(element, marshaller).dto())
                .filter(Dto::isMutable)
                .isPresent();
    }

    /**
     * What holds a type that is still being asked for is part of a cycle and has no fixed size, whatever the others come to.
     * Only where it holds that type through fields that are never null is its size not the last word, and not kept.
     */
    private Size ask(Name name, Name marshaller) {
        int outer = met;
        int here = asked.size();
        met = Integer.MAX_VALUE;
        asked.put(marshaller, here);
        Size size = source.find(name.qualified())
                .map(type -> sizeOf(type, marshaller))
                .orElse(Size.UNKNOWN);
        asked.remove(marshaller);
        if (met >= here || size.doubt() == Size.Doubt.NONE) {
            known.put(marshaller, size);
        }
        met = Math.min(outer, met >= here ? Integer.MAX_VALUE : met);
        return size;
    }

    private Size sizeOf(TypeElement type, Name marshaller) {
        return recorded.of(type, marshaller).orElseGet(() -> {
            Scanned scanned = scanner.scan(type, marshaller);
            Binder binder = new Binder(new Codecs(this));
            return scanned.isComplete()
                    ? scanned.dto().map(dto -> binder.bind(dto).size()).orElse(Size.UNKNOWN)
                    : Size.UNKNOWN;
        });
    }
}
