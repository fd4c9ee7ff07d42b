package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.List;

/** Some classes, and what is done to them, one revision after another. */
record EditChain(Version first, List<Edit> edits) {
    /** Returns the version of each revision; edits that change nothing make none. */
    List<Version> versions() {
        List<Version> versions = new ArrayList<>(List.of(first));
        for (Edit edit : edits) {
            Version last = versions.get(versions.size() - 1);
            Version next = edit.applied(last);
            if (!next.equals(last)) {
                versions.add(next);
            }
        }
        return versions;
    }

    Version last() {
        List<Version> versions = versions();
        return versions.get(versions.size() - 1);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        first.sources().values().forEach(source -> text.append(source).append('\n'));
        edits.forEach(edit -> text.append(edit).append('\n'));
        return text.toString();
    }
}
