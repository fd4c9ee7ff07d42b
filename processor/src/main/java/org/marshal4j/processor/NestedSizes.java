package org.marshal4j.processor;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.codec.Binder;
import org.marshal4j.processor.codec.Codecs;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.scan.DtoScanner;
import org.marshal4j.processor.scan.RecordedSizes;
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
    private final Set<Name> asked = new HashSet<>();

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
        if (!asked.add(name)) {
            return Size.OF_ITSELF;
        }
        size = source.find(name.qualified()).map(type -> sizeOf(name, type)).orElse(Size.atLeast(0));
        asked.remove(name);
        known.put(name, size);
        return size;
    }

    private Size sizeOf(Name name, TypeElement type) {
        Optional<Size> fromClassFile = recorded.of(name, type);
        if (fromClassFile.isPresent()) {
            return fromClassFile.get();
        }
        Binder binder = new Binder(new Codecs(this));
        return scanner.scan(type).dto().map(dto -> binder.bind(dto).size()).orElse(Size.atLeast(0));
    }
}
