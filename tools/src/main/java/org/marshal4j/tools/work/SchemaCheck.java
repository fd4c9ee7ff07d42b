package org.marshal4j.tools.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.LockCheck;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockHead;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.module.CompiledModule;
import org.marshal4j.tools.module.ReleasedSchemas;
import org.marshal4j.tools.module.StrictTypes;

/**
 * Compares the schemas of a module, and those of other modules that it uses, with its lock file. It finds what the
 * compiler finds, and what the compiler cannot see: types that were removed, and types of other modules that have
 * changed. It also reads kept messages with today's code. An object checks once.
 */
public final class SchemaCheck {
    /**
     * What to check.
     *
     * @param isStrict whether schemas that are not in the lock file are errors even if they break nothing
     * @param json a file for the result, for programs; it is written whether the check passes or not
     * @param released a jar to compare with instead of the lock file. Kept messages are then not read
     * @param releasedName what people call that jar
     */
    public record Options(
            boolean isStrict, Optional<Path> json, Optional<Path> released, Optional<String> releasedName) {}

    private final CompiledModule module;
    private final Options options;
    private final ModuleJvms jvms;
    private final Teller teller;
    private final List<String> errors = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    /**
     * Makes a check.
     *
     * @param module the module
     * @param options what to check
     * @param jvms run the classes of the module, if there are kept messages
     * @param teller takes the differences
     */
    public SchemaCheck(CompiledModule module, Options options, ModuleJvms jvms, Teller teller) {
        this.module = module;
        this.options = options;
        this.jvms = jvms;
        this.teller = teller;
    }

    /**
     * Checks the module.
     *
     * @return in one line, why it does not pass; empty if it does
     * @throws IOException if a file cannot be read or written, or a JVM fails
     * @throws IllegalArgumentException if the lock file belongs to another module
     */
    public Optional<String> run() throws IOException {
        Map<String, Schema> forms = module.files().all();
        boolean isReleased = options.released.isPresent();
        StrictTypes strictTypes = isReleased
                ? StrictTypes.NONE
                : StrictTypes.of(module.files().own().keySet(), forms);
        LockFile lock = module.lock();
        module.requireOwn(lock);
        lock = isReleased ? released(lock, options.released.get()) : lock;
        List<Difference> differences = SchemaChanges.between(lock, Schemas.of(forms.values())).stream()
                .filter(lock::reports)
                .toList();
        differences.forEach(difference -> reports(!difference.rule().isSafe() || strictTypes.has(difference.type()))
                .add(difference.message()));
        boolean isLocked = isReleased || Files.exists(module.lockFile());
        Map<String, String> behind = isReleased || !isLocked ? Map.of() : behind(forms, lock);
        behind.forEach((type, message) ->
                reports(options.isStrict || strictTypes.has(type)).add(message));
        errors.addAll(isLocked ? strictTypes.withoutId(lock, forms) : List.of());
        if (!isLocked && !forms.isEmpty()) {
            reports(options.isStrict || !strictTypes.names().isEmpty()).add(unlocked(forms));
        }
        int replayed = isReleased ? 0 : replay(forms, lock);
        if (options.json.isPresent()) {
            CheckReport report = new CheckReport(module.name().orElse(""), lock, differences, errors, warnings);
            write(options.json.get(), report);
        }
        warnings.forEach(teller::warn);
        errors.forEach(teller::error);
        if (!errors.isEmpty()) {
            return Optional.of(isLocked ? differences() : errors.get(0));
        }
        if (!isLocked && forms.isEmpty()) {
            teller.info("no types with @Marshal have been compiled here");
        }
        if (isLocked) {
            teller.info(count(forms.size() - behind.size(), "schema")
                    + (isReleased
                            ? ", compared with " + other()
                            : ", as in " + module.lockFile().getFileName())
                    + (behind.isEmpty() ? "" : "; " + behind.size() + " not accepted yet")
                    + (replayed > 0 ? "; " + count(replayed, "kept message") + " can be read" : ""));
        }
        return Optional.empty();
    }

    private List<String> reports(boolean isError) {
        return isError ? errors : warnings;
    }

    /** The schemas of the released artifact, with the head of the lock file here. */
    private LockFile released(LockFile lock, Path jar) throws IOException {
        LockFile forms = ReleasedSchemas.read(jar, module.name());
        LockHead head = lock.head();
        return new LockFile(
                forms.revision(),
                new LockHead(
                        head.module(),
                        head.compatibility(),
                        head.reasons(),
                        forms.head().branches(),
                        forms.head().ids()),
                forms.entries());
    }

    private static String count(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private String other() {
        return options.releasedName
                .or(() -> options.released.map(Path::toString))
                .orElseGet(() -> module.lockFile().toString());
    }

    private String differences() {
        return module.title() + " differs from " + other() + " in " + errors.size()
                + (errors.size() == 1 ? " way: " : " ways; the first: ") + errors.get(0);
    }

    /** The warning if there is no lock file although there are types. A parent that has the plugin for its modules has nothing to lock. */
    private String unlocked(Map<String, Schema> forms) {
        return module.title() + " has no " + module.lockFile().getFileName() + ": " + count(forms.size(), "schema")
                + " compared with nothing. Run marshal4j:update.";
    }

    private static void write(Path file, CheckReport report) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Files.writeString(file, report.json());
    }

    private int replay(Map<String, Schema> forms, LockFile lock) throws IOException {
        Replay replay = new Replay(module.lockFile(), lock, module.samples(), forms);
        int replayed = 0;
        for (String result : replay.run(jvms, module.classPath(), module.files().marshallers())) {
            int space = result.indexOf(' ');
            String what = result.substring(space + 1);
            switch (result.substring(0, Math.max(space, 0))) {
                case "ok" -> replayed = Integer.parseInt(what);
                case "warning" -> warnings.add(what);
                default -> errors.add(what);
            }
        }
        return replayed;
    }

    /** What to do about schemas that are missing from the lock file, by type. */
    private static Map<String, String> behind(Map<String, Schema> forms, LockFile lock) {
        Map<String, String> behind = new TreeMap<>();
        LockCheck check = new LockCheck(lock, forms);
        forms.forEach((type, form) -> {
            Schema accepted = lock.accepted().get(type);
            if (accepted == null) {
                behind.put(type, type + " is not in the lock file. Run marshal4j:update.");
            } else if (!accepted.equals(form) && check.reported(form).isEmpty()) {
                behind.put(type, type + " has grown since it was accepted. Run marshal4j:update.");
            }
        });
        return behind;
    }
}
