package org.marshal4j.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.schema.Compatibility;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.change.LockCheck;
import org.marshal4j.schema.lock.LockFile;

/**
 * Accepts the schemas that the last compilation found, and writes them into the lock file. That compilation may have
 * failed because of them. Former schemas stay in the file.
 */
@Mojo(name = "update", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class UpdateMojo extends SchemaMojo {
    /**
     * The types whose changes are accepted; by default all. Use the names in the source; a package is only needed if
     * several types have the same name.
     */
    @Parameter(property = "marshal4j.types")
    private List<String> types = List.of();

    /**
     * Rules such as {@code field-retyped}: only types that have changed by these rules alone are accepted; by default
     * any.
     */
    @Parameter(property = "marshal4j.rules")
    private List<String> rules = List.of();

    /** The reason for the change, in one line. The lock file keeps it with the revision. */
    @Parameter(property = "marshal4j.reason")
    private String reason;

    /**
     * The direction in which messages must stay readable: {@code BACKWARD}, {@code FORWARD} or {@code FULL};
     * {@code NONE} removes it. The lock file keeps it. By default the direction in the lock file stays.
     */
    @Parameter(property = "marshal4j.compatibility")
    private String compatibility;

    @Override
    void run() throws IOException, MojoExecutionException {
        SchemaFiles files = schemaFiles();
        LockFile lock = AcceptedSchemas.repaired(lockFile(), getLog()::warn);
        requireOwn(lock);
        if (!files.isCompiled() && !lock.entries().isEmpty()) {
            getLog().warn(lockFile() + " stays as it is: " + project().getName() + " has not been compiled");
            return;
        }
        Map<String, Schema> forms = withUncompiled(files.all(), lock);
        if (forms.isEmpty() && lock.entries().isEmpty()) {
            getLog().info("no types with @Marshal have been compiled here");
            return;
        }
        forms = selected(forms, lock);
        LockFile updated = updated(lock, forms, files.own().keySet());
        if (updated.equals(lock) && isText(lock)) {
            getLog().info(lockFile() + " is up to date");
            return;
        }
        tell(lock, forms);
        tellIds(lock, updated);
        Files.writeString(lockFile(), updated.text());
        getLog().info("wrote " + lockFile() + ", revision " + updated.revision());
    }

    private Map<String, Schema> selected(Map<String, Schema> forms, LockFile lock) throws MojoExecutionException {
        if (types.isEmpty() && rules.isEmpty()) {
            return forms;
        }
        Set<String> known = new TreeSet<>(lock.accepted().keySet());
        known.addAll(forms.keySet());
        try {
            return Selection.of(types, rules, known).forms(lock, forms, getLog()::warn);
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
    }

    private LockFile updated(LockFile lock, Map<String, Schema> forms, Set<String> own) throws MojoExecutionException {
        // A lock file that was begun without the name of its module stays that way, since reviewers know its lines.
        LockFile named = lock.equals(LockFile.empty()) ? lock.withModule(moduleName()) : lock;
        LockFile updated = accepted(withDirection(named), forms, own);
        if (reason == null) {
            return updated;
        }
        if (updated.revision() == lock.revision()) {
            getLog().warn("nothing was accepted, so there is no revision that the reason could be kept with");
            return updated;
        }
        try {
            return updated.withReason(reason);
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException("marshal4j.reason: " + e.getMessage(), e);
        }
    }

    private static LockFile accepted(LockFile lock, Map<String, Schema> forms, Set<String> own)
            throws MojoExecutionException {
        try {
            return lock.accept(forms.values(), own);
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
    }

    private LockFile withDirection(LockFile lock) throws MojoExecutionException {
        if (compatibility == null) {
            return lock;
        }
        if (compatibility.equals("NONE")) {
            return lock.withCompatibility(Optional.empty());
        }
        try {
            return lock.withCompatibility(Optional.of(Compatibility.valueOf(compatibility)));
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException(
                    "marshal4j.compatibility is BACKWARD, FORWARD, FULL or NONE, not " + compatibility, e);
        }
    }

    /** Other modules may not have been compiled: a type of theirs that a message still holds has not been removed. */
    static Map<String, Schema> withUncompiled(Map<String, Schema> found, LockFile lock) {
        Map<String, Schema> forms = new TreeMap<>(found);
        Deque<Schema> pending = new ArrayDeque<>(found.values());
        while (!pending.isEmpty()) {
            for (String type : Mentioned.in(pending.pop())) {
                Schema accepted = lock.accepted().get(type);
                if (accepted != null && forms.putIfAbsent(type, accepted) == null) {
                    pending.push(accepted);
                }
            }
        }
        return forms;
    }

    /** Whether the file can be read as it is; if it had to be repaired, it is rewritten. */
    private boolean isText(LockFile lock) {
        try {
            return lock.equals(lock());
        } catch (IOException e) {
            return false;
        }
    }

    private void tell(LockFile lock, Map<String, Schema> forms) {
        LockCheck check = new LockCheck(lock);
        forms.forEach((type, form) -> {
            if (!lock.accepted().containsKey(type)) {
                getLog().info("new: " + type);
            } else {
                check.reported(form).stream()
                        .map(Difference::message)
                        .forEach(message -> getLog().info("accepted: " + message));
            }
        });
        lock.accepted().keySet().stream()
                .filter(type -> !forms.containsKey(type))
                .forEach(type -> getLog().info("gone: " + type));
    }

    private void tellIds(LockFile lock, LockFile updated) {
        updated.head().ids().stream()
                .filter(id -> id.revision() > lock.revision()
                        || !lock.schemaIds(id.type()).containsKey(id.id()))
                .forEach(id -> getLog().info("schema id of " + id.type() + ": " + SchemaId.text(id.id())));
    }
}
