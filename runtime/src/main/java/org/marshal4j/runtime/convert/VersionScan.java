package org.marshal4j.runtime.convert;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.convert.run.object.PlaceBehind;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.step.Step;
import org.marshal4j.runtime.step.Steps;
import org.marshal4j.schema.SchemaField;

/**
 * Finds out which versions of a former type an object has: an earlier program did not write the fields of later ones,
 * but only all fields of a version together. Immutable.
 */
final class VersionScan {
    /** For each block and version, the steps over its fields; the fields before the first block come first. */
    private final Step[][][] blocks;

    private VersionScan(Step[][][] blocks) {
        this.blocks = blocks;
    }

    static VersionScan of(List<SchemaField> fields, Steps overs) {
        List<Step[][]> blocks = new ArrayList<>();
        for (List<List<SchemaField>> versions : versions(fields)) {
            Step[][] block = new Step[versions.size()][];
            for (int i = 0; i < block.length; i++) {
                block[i] = overs(versions.get(i), overs);
            }
            blocks.add(block);
        }
        return new VersionScan(blocks.toArray(new Step[0][][]));
    }

    private static Step[] overs(List<SchemaField> fields, Steps overs) {
        Step[] steps = new Step[fields.size()];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = overs.over(fields.get(i).type());
        }
        return steps;
    }

    /** Groups fields by blocks and, in each, by versions. The blocks themselves are left out. */
    static List<List<List<SchemaField>>> versions(List<SchemaField> fields) {
        List<List<List<SchemaField>>> blocks = new ArrayList<>();
        int version = 1;
        for (SchemaField field : fields) {
            if (field.isVersionedBlock()) {
                blocks.add(new ArrayList<>(List.of(new ArrayList<>())));
                version = 1;
                continue;
            }
            List<List<SchemaField>> block = blocks.get(blocks.size() - 1);
            if (field.since() > version) {
                version = field.since();
                block.add(new ArrayList<>());
            }
            block.get(block.size() - 1).add(field);
        }
        return blocks;
    }

    /**
     * Looks at the object at the position, which moves.
     *
     * @return the number of versions in each block; null if all are there
     */
    int @Nullable [] missing(Run run, Input in) {
        int[] found = null;
        for (int i = 0; i < blocks.length; i++) {
            int versions = versions(blocks[i], run, in);
            if (versions < blocks[i].length && found == null) {
                found = new int[blocks.length];
                for (int j = 0; j < i; j++) {
                    found[j] = blocks[j].length;
                }
            }
            if (found != null) {
                found[i] = versions;
            }
        }
        return found;
    }

    private static int versions(Step[][] block, Run run, Input in) {
        long behind = VersionedBlocks.enter(in);
        long end = in.position() + in.remaining() - behind;
        int version = 0;
        // The last version is there if anything follows the one before.
        for (; version < block.length - 1; version++) {
            for (Step field : block[version]) {
                field.over(run.depth, in);
            }
            if (in.position() >= end) {
                break;
            }
        }
        if (in.position() > end) {
            throw PlaceBehind.runOut(in.position() - end);
        }
        in.takeAt(end, 0);
        return version + 1;
    }
}
