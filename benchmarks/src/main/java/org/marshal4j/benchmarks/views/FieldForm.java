package org.marshal4j.benchmarks.views;

import java.util.List;
import java.util.function.Function;
import org.marshal4j.runtime.memory.MemoryAccess;

/** What reads single fields. */
public enum FieldForm {
    /** A view of marshal4j. */
    VIEW("view", List.of(), ViewReader::new),

    /** The flyweight of SBE, with Agrona's bounds checks. */
    SBE("SBE", List.of(), SbeReader::new),

    /** The flyweight of SBE, without any. */
    SBE_UNCHECKED("SBE (unchecked)", List.of("-Dagrona.disable.bounds.checks=true"), SbeReader::new);

    private final String title;
    private final List<String> jvmFlags;
    private final Function<ViewPlace, FieldReader> create;

    FieldForm(String title, List<String> jvmFlags, Function<ViewPlace, FieldReader> create) {
        this.title = title;
        this.jvmFlags = jvmFlags;
        this.create = create;
    }

    /** Returns its name in tables. */
    public String title() {
        return title;
    }

    /** Returns what the JVM needs that measures it. */
    public List<String> jvmFlags() {
        return jvmFlags;
    }

    /** Returns the forms to measure with an access: only views have more than one. */
    public static List<FieldForm> by(MemoryAccess access) {
        return access == MemoryAccess.UNSAFE ? List.of(values()) : List.of(VIEW);
    }

    /** Writes messages to a place and returns what reads them there. */
    FieldReader in(ViewPlace place) {
        return create.apply(place);
    }
}
