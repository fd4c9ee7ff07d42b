package org.marshal4j.tools.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.LockCheck;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.tools.fork.KeptMessages;
import org.marshal4j.tools.fork.ReplaySamples;
import org.marshal4j.tools.module.Mentioned;

/**
 * Has today's code read kept messages.
 *
 * @param forms today's schemas by type
 */
record Replay(Path lockFile, LockFile lock, Path samples, Map<String, Schema> forms) {

    /**
     * Reads all kept messages.
     *
     * @param jvms starts a JVM, if there are any messages to read
     * @param classPath the classes of the module and all that it depends on
     * @param marshallers the marshallers of the module's own types, by type
     * @return lines that begin with {@code error} or {@code warning}; the last one begins with {@code ok} and says how
     *     many messages could be read
     */
    List<String> run(ModuleJvms jvms, List<Path> classPath, Map<String, String> marshallers) throws IOException {
        List<String> lines = new ArrayList<>();
        List<String> results = new ArrayList<>();
        for (KeptMessages kept : KeptMessages.read(samples)) {
            String marshaller = marshallers.get(kept.type());
            if (kept.revision() > lock.revision()
                    || !lock.accepted(kept.revision()).containsKey(kept.type())) {
                results.add("error " + samples.getFileName() + ": " + kept.type() + " revision=" + kept.revision()
                        + ": the lock file has no such schema");
            } else if (marshaller != null) {
                lines.add(kept.type() + " " + kept.revision() + " " + marshaller + " "
                        + (isReadable(kept) ? "direct" : "former"));
            }
        }
        if (!lines.isEmpty()) {
            List<String> arguments = List.of(lockFile.toString(), samples.toString());
            jvms.with(classPath)
                    .run(ReplaySamples.class, arguments, lines)
                    .lines()
                    .forEach(results::add);
        }
        return results;
    }

    /** Whether today's code can read the messages directly, because only safe changes have been made since. */
    private boolean isReadable(KeptMessages kept) {
        LockCheck check = new LockCheck(lock.accepted(kept.revision()));
        return Mentioned.reachable(kept.type(), forms).stream()
                .flatMap(form -> check.reported(form).stream())
                .allMatch(difference -> difference.rule().isSafe());
    }
}
