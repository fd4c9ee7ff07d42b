package imported;

import org.gitlab4j.api.models.Group;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Statistics, which cannot be created without an enclosing group. Unknown sizes are -1. */
public final class GroupStatisticsMarshaller implements FieldMarshaller<Group.Statistics> {
    @Override
    public void write(Group.Statistics value, Output out) {
        out.writeLong(known(value.getStorageSize()))
                .writeLong(known(value.getRepositorySize()))
                .writeLong(known(value.getLfsObjectsSize()))
                .writeLong(known(value.getJobArtifactsSize()));
    }

    @Override
    public Group.Statistics read(Group.Statistics current, Input in) {
        Group.Statistics read = new Group().new Statistics();
        read.setStorageSize(size(in));
        read.setRepositorySize(size(in));
        read.setLfsObjectsSize(size(in));
        read.setJobArtifactsSize(size(in));
        return read;
    }

    @Override
    public long sizeOf(Group.Statistics value) {
        return 4 * Long.BYTES;
    }

    private static long known(Long size) {
        return size == null ? -1 : size;
    }

    private static Long size(Input in) {
        long size = in.readLong();
        return size < 0 ? null : Long.valueOf(size);
    }
}
