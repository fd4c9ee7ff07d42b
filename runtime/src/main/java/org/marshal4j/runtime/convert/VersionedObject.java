package org.marshal4j.runtime.convert;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.convert.run.object.ObjectStep;
import org.marshal4j.runtime.generated.HoldsDynamic;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/**
 * Converts an object of an evolvable type whose later fields an earlier program did not write. There is a conversion for
 * all versions together. Others are made when the first such object is met, since few combinations of versions occur.
 */
final class VersionedObject extends ConvertStep {
    /** Further combinations are made each time: whoever sends more is up to no good. */
    private static final int MOST_KEPT = 64;

    private final Maker maker;
    private final Schema was;
    private final Schema is;
    private final ObjectStep all;
    private @Nullable VersionScan scan;
    private volatile Fewer[] known = {};

    /** The conversion of objects that have fewer versions: as many in each block. */
    private static final class Fewer {
        final int[] versions;
        final ObjectStep object;

        Fewer(int[] versions, ObjectStep object) {
            this.versions = versions;
            this.object = object;
        }
    }

    /** Whether an earlier program may have left out fields of such objects. */
    static boolean isOf(Schema was) {
        if (was.isEvolvable()) {
            for (SchemaField field : was.fields()) {
                if (field.since() > 1) {
                    return true;
                }
            }
        }
        return false;
    }

    VersionedObject(Maker maker, Schema was, Schema is, ObjectStep all) {
        this.maker = maker;
        this.was = was;
        this.is = is;
        this.all = all;
    }

    /** Sets how to find the versions, before the step is used. */
    void scan(VersionScan found) {
        scan = found;
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        long start = in.position();
        int[] missing = scan == null ? null : scan.missing(run, in);
        in.takeAt(start, 0);
        (missing == null ? all : fewer(missing)).convert(run, in, out);
    }

    private ObjectStep fewer(int[] versions) {
        for (Fewer one : known) {
            if (Arrays.equals(one.versions, versions)) {
                return one.object;
            }
        }
        synchronized (maker) {
            ObjectStep made = maker.object(fields(versions), is, HoldsDynamic.leadsDeeper(was));
            if (known.length < MOST_KEPT) {
                Fewer[] more = Arrays.copyOf(known, known.length + 1);
                more[known.length] = new Fewer(versions, made);
                known = more;
            }
            return made;
        }
    }

    /** The former fields of such versions. */
    private List<SchemaField> fields(int[] versions) {
        List<List<List<SchemaField>>> blocks = VersionScan.versions(was.fields());
        List<SchemaField> marks = new ArrayList<>();
        for (SchemaField field : was.fields()) {
            if (field.isVersionedBlock()) {
                marks.add(field);
            }
        }
        List<SchemaField> fields = new ArrayList<>();
        for (int i = 0; i < versions.length; i++) {
            fields.add(marks.get(i));
            for (List<SchemaField> version : blocks.get(i).subList(0, versions[i])) {
                fields.addAll(version);
            }
        }
        return fields;
    }
}
