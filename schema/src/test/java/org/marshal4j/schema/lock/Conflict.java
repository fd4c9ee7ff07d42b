package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Two lock files that a version control system cannot merge: it finds everything in conflict. */
final class Conflict {
    private Conflict() {}

    /** What {@code update} makes of it. */
    static LockFile repaired(LockFile ours, LockFile theirs) {
        return repaired("<<<<<<< HEAD\n" + ours.text() + "=======\n" + theirs.text() + ">>>>>>> other\n");
    }

    /** The same, whichever of them is ours. */
    static List<LockFile> repairedBothWays(LockFile ours, LockFile theirs) {
        return List.of(repaired(ours, theirs), repaired(theirs, ours));
    }

    /** What {@code update} makes of a text with conflicts. */
    static LockFile repaired(String text) {
        LockRepair repair = LockRepair.of(text.getBytes(StandardCharsets.UTF_8));
        assertThat(repair.leftOut()).isEmpty();
        assertThat(LockFile.parse(repair.lock().text())).isEqualTo(repair.lock());
        return repair.lock();
    }
}
