package org.marshal4j.processor.nested;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
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

    /** The types being asked for, each by the one before it: no chain of classes is too long for the stack. */
    private final Deque<Asked> chain = new ArrayDeque<>();

    /** Their places in the chain. */
    private final Map<Name, Integer> places = new HashMap<>();

    public NestedSizes(Source source, Imports imports, DtoScanner scanner) {
        this.source = source;
        this.scanner = scanner;
        this.recorded = new RecordedSizes(source, imports);
    }

    /** A type whose size is asked for. */
    private static final class Asked {
        final Name type;
        final Name marshaller;

        /** Types that have to be looked at before it, by their marshallers. */
        final Map<Name, Name> missing = new LinkedHashMap<>();

        /** Provisional sizes, which this one depends on. */
        final Map<Name, Size> inDoubt = new HashMap<>();

        /** The first place in the chain whose type was met again, here or further down. */
        int met = Integer.MAX_VALUE;

        Asked(Name type, Name marshaller) {
            this.type = type;
            this.marshaller = marshaller;
        }
    }

    @Override
    public Size of(Name type, Name marshaller) {
        Size size = known.get(marshaller);
        if (size != null) {
            return size;
        }
        return chain.isEmpty() ? settle(type, marshaller) : answer(chain.getLast(), type, marshaller);
    }

    /** What is known for a type that is being looked at. If that is nothing, it is looked at again afterwards. */
    private Size answer(Asked asking, Name type, Name marshaller) {
        Integer place = places.get(marshaller);
        if (place != null) {
            asking.met = Math.min(asking.met, place);
            return Size.OF_ITSELF;
        }
        Size inDoubt = asking.inDoubt.get(marshaller);
        if (inDoubt == null) {
            asking.missing.put(marshaller, type);
            return Size.UNKNOWN;
        }
        return inDoubt;
    }

    private Size settle(Name type, Name marshaller) {
        try {
            ask(type, marshaller);
            while (true) {
                Asked last = chain.getLast();
                if (!last.missing.isEmpty()) {
                    Map.Entry<Name, Name> first =
                            last.missing.entrySet().iterator().next();
                    last.missing.remove(first.getKey());
                    if (!known.containsKey(first.getKey())) {
                        ask(first.getValue(), first.getKey());
                    }
                    continue;
                }
                Size size = sizeOf(last);
                if (last.missing.isEmpty()) {
                    end(last, size);
                    if (chain.isEmpty()) {
                        return size;
                    }
                }
            }
        } finally {
            chain.clear();
            places.clear();
        }
    }

    private void ask(Name type, Name marshaller) {
        places.put(marshaller, chain.size());
        chain.add(new Asked(type, marshaller));
    }

    /**
     * What holds a type that is still being asked for is part of a cycle and has no fixed size, whatever the others come to.
     * Only where it holds that type through fields that are never null is its size not the last word, and not kept.
     */
    private void end(Asked asked, Size size) {
        chain.removeLast();
        places.remove(asked.marshaller);
        int here = chain.size();
        boolean isWhole = asked.met >= here;
        boolean isKept = isWhole || size.doubt() == Size.Doubt.NONE;
        if (isKept) {
            known.put(asked.marshaller, size);
        }
        if (!chain.isEmpty()) {
            Asked before = chain.getLast();
            before.met = isWhole ? before.met : Math.min(before.met, asked.met);
            if (!isKept) {
                before.inDoubt.put(asked.marshaller, size);
            }
        }
    }

    private Size sizeOf(Asked asked) {
        return source.find(asked.type.qualified())
                .map(type -> sizeOf(type, asked.marshaller))
                .orElse(Size.UNKNOWN);
    }

    @Override
    public boolean isRefilled(Name type, Name marshaller) {
        return source.find(type.qualified())
                .flatMap(element -> scanner.scan(element, marshaller).dto())
                .filter(Dto::isMutable)
                .isPresent();
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
