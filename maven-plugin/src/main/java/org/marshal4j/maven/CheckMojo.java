package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.LockCheck;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockHead;
import org.marshal4j.schema.lock.Schemas;

/**
 * Compares the schemas of the module, and those of other modules that it uses, with the lock file. It finds what the
 * compiler finds, and what the compiler cannot see: types that were removed, and types of other modules that have
 * changed. It also reads kept messages with today's code.
 */
@Mojo(
        name = "check",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME,
        threadSafe = true)
public final class CheckMojo extends SchemaMojo {
    /** Whether schemas that are not in the lock file are errors even if they break nothing. */
    @Parameter(property = "marshal4j.strict", defaultValue = "false")
    private boolean strict;

    /**
     * A file for the result as JSON, for programs; by default there is none. It is written whether the check passes or
     * not.
     */
    @Parameter(property = "marshal4j.json")
    private File json;

    /**
     * What to compare with instead of the lock file: a released artifact of the module, as
     * {@code groupId:artifactId:version}, or a jar. Kept messages are then not read.
     */
    @Parameter(property = "marshal4j.released")
    private String released;

    private final List<String> errors = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    @Override
    void run() throws IOException, MojoExecutionException, MojoFailureException {
        SchemaFiles files = schemaFiles();
        Map<String, Schema> forms = files.all();
        StrictTypes strictTypes = released == null ? StrictTypes.of(files.own().keySet(), forms) : StrictTypes.NONE;
        LockFile lock = released == null ? lock() : releasedForms();
        requireOwn(lock);
        List<Difference> differences = SchemaChanges.between(lock, Schemas.of(forms.values())).stream()
                .filter(lock::reports)
                .toList();
        differences.forEach(difference -> reports(!difference.rule().isSafe() || strictTypes.has(difference.type()))
                .add(difference.message()));
        boolean isLocked = released != null || Files.exists(lockFile());
        Map<String, String> behind = released != null || !isLocked ? Map.of() : behind(forms, lock);
        behind.forEach(
                (type, message) -> reports(strict || strictTypes.has(type)).add(message));
        errors.addAll(isLocked ? strictTypes.withoutId(lock, forms) : List.of());
        if (!isLocked && !forms.isEmpty()) {
            reports(strict || !strictTypes.names().isEmpty()).add(unlocked(forms));
        }
        int replayed = released != null ? 0 : replay(forms, lock);
        if (json != null) {
            write(json.toPath(), new CheckReport(moduleName(), lock, differences, errors, warnings));
        }
        warnings.forEach(getLog()::warn);
        errors.forEach(getLog()::error);
        if (!errors.isEmpty()) {
            throw new MojoFailureException(isLocked ? differences() : errors.get(0));
        }
        if (isLocked) {
            getLog().info(count(forms.size() - behind.size(), "schema")
                    + (released != null
                            ? ", compared with " + released
                            : ", as in " + lockFile().getFileName())
                    + (behind.isEmpty() ? "" : "; " + behind.size() + " not accepted yet")
                    + (replayed > 0 ? "; " + count(replayed, "kept message") + " can be read" : ""));
        }
    }

    private List<String> reports(boolean isError) {
        return isError ? errors : warnings;
    }

    /** The schemas of the released artifact, with the head of the lock file here. */
    private LockFile releasedForms() throws IOException, MojoExecutionException {
        LockFile lock = lock();
        requireOwn(lock);
        LockFile forms = ReleasedSchemas.read(jar(released), moduleName());
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

    private String differences() {
        return project().getName() + " differs from " + (released != null ? released : lockFile()) + " in "
                + errors.size() + (errors.size() == 1 ? " way: " : " ways; the first: ") + errors.get(0);
    }

    /** The warning if there is no lock file although there are types. A parent that has the plugin for its modules has nothing to lock. */
    private String unlocked(Map<String, Schema> forms) {
        return project().getName() + " has no " + lockFile().getFileName() + ": " + count(forms.size(), "schema")
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
        Replay replay = new Replay(lockFile(), lock, samples(), forms);
        int replayed = 0;
        for (String result : replay.run(this::jvm, schemaFiles().marshallers())) {
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
        LockCheck check = new LockCheck(lock);
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
