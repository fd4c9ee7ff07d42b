package org.marshal4j.tools.work;

import java.io.IOException;
import java.util.List;
import org.marshal4j.tools.fork.WriteSamples;
import org.marshal4j.tools.module.CompiledModule;

/**
 * Adds sample messages to the file of kept messages, for each schema in the lock file that has none there yet. Messages
 * that are already in the file stay as they are.
 *
 * @param module the module
 * @param jvms run its classes
 * @param teller takes what was added
 */
public record KeptSamples(CompiledModule module, ModuleJvms jvms, Teller teller) {
    /**
     * Adds the messages.
     *
     * @throws IOException if a file cannot be read or written, or a JVM fails
     */
    public void run() throws IOException {
        int revision = module.lock().revision();
        if (revision == 0) {
            teller.info("nothing has been accepted yet: run marshal4j:update");
            return;
        }
        List<String> lines = module.files().marshallers().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .toList();
        List<String> arguments = List.of(
                module.lockFile().toString(),
                String.valueOf(revision),
                module.samples().toString());
        String printed = jvms.with(module.classPath()).run(WriteSamples.class, arguments, lines);
        printed.lines().forEach(teller::info);
        if (printed.isEmpty()) {
            teller.info("there are messages of every schema in " + module.samples());
        }
    }
}
