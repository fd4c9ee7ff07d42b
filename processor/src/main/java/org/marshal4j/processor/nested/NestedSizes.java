package org.marshal4j.processor.nested;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marshal4j.processor.binding.Binder;
import org.marshal4j.processor.binding.Codecs;
import org.marshal4j.processor.codec.NestedSize;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.DtoScanner;
import org.marshal4j.processor.scan.RecordedMarshallers;
import org.marshal4j.processor.scan.Scanned;
import org.marshal4j.processor.scan.type.Imports;

/**
 * The sizes of nested types: computed from the fields if the type is being compiled, else taken from the record in the
 * marshaller's class file.
 */
public final class NestedSizes implements NestedSize {

    private final DtoScanner scanner;
    private final RecordedMarshallers recorded;
    /** Keyed by marshaller, since imported types have no other name of their own. */
    private final Map<Name, Size> known = new HashMap<>();

    /**
     * The types being computed, each needed by the one before. A list rather than recursion, so that a long chain of
     * classes cannot overflow the stack.
     */
    private final Deque<Asked> chain = new ArrayDeque<>();

    /** Their places in the list. */
    private final Map<Name, Integer> places = new HashMap<>();

    public NestedSizes(Program program, Imports imports, DtoScanner scanner) {
        this.scanner = scanner;
        this.recorded = new RecordedMarshallers(program, imports);
    }

    /** A type whose size is being computed. */
    private static final class Asked {
        final Name type;
        final Name marshaller;

        /** Types whose sizes are needed first, keyed by marshaller. */
        final Map<Name, Name> missing = new LinkedHashMap<>();

        /** Provisional sizes that this one depends on. */
        final Map<Name, Size> inDoubt = new HashMap<>();

        /** The first place in the list whose type was met again, here or further down. */
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

    /**
     * The known size of a type that is being looked at. If nothing is known, the type is looked at again afterwards.
     */
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
     * A type that contains one that is still being computed is part of a cycle, and so has no fixed size, whatever the
     * others turn out to be. Only if it contains that type through fields that are never null is its size provisional,
     * and not kept.
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
        return recorded.sizeOf(asked.type, asked.marshaller)
                .or(() -> scanner.scan(asked.type, asked.marshaller)
                        .filter(Scanned::isComplete)
                        .flatMap(Scanned::dto)
                        .map(dto -> new Binder(new Codecs(this)).bind(dto).size()))
                .orElse(Size.UNKNOWN);
    }

    @Override
    public boolean isRefilled(Name type, Name marshaller) {
        return scanner.scan(type, marshaller)
                .flatMap(Scanned::dto)
                .filter(Dto::isMutable)
                .isPresent();
    }
}
