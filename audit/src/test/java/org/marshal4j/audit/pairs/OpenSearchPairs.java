package org.marshal4j.audit.pairs;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.opensearch.core.common.io.stream.StreamInput;
import org.opensearch.core.common.io.stream.StreamOutput;
import org.opensearch.core.common.io.stream.Writeable;

/** Correct pairs of OpenSearch. */
public final class OpenSearchPairs {

    private OpenSearchPairs() {}

    /** Numbers of several forms. */
    public static final class Usage implements Writeable {
        final String node;
        final int shards;
        final long bytes;
        final long drift;
        final double load;

        /** Reads what was written. */
        public Usage(StreamInput in) throws IOException {
            node = in.readString();
            shards = in.readVInt();
            bytes = in.readVLong();
            drift = in.readZLong();
            load = in.readDouble();
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            out.writeString(node);
            out.writeVInt(shards);
            out.writeVLong(bytes);
            out.writeZLong(drift);
            out.writeDouble(load);
        }
    }

    /** Texts that may be missing, and a list of texts. */
    public static final class Search implements Writeable {
        final String query;
        final String routing;
        final List<String> indices;
        final int size;

        /** Reads what was written. */
        public Search(StreamInput in) throws IOException {
            query = in.readString();
            routing = in.readOptionalString();
            indices = in.readStringList();
            size = in.readVInt();
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            out.writeString(query);
            out.writeOptionalString(routing);
            out.writeStringCollection(indices);
            out.writeVInt(size);
        }
    }

    /** A map. */
    public static final class Counters implements Writeable {
        final Map<String, Long> counters;
        final boolean partial;

        /** Reads what was written. */
        public Counters(StreamInput in) throws IOException {
            counters = in.readMap(StreamInput::readString, StreamInput::readVLong);
            partial = in.readBoolean();
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            out.writeMap(counters, StreamOutput::writeString, StreamOutput::writeVLong);
            out.writeBoolean(partial);
        }
    }

    /** Objects in a list, and one that may be missing. */
    public static final class Report implements Writeable {
        final List<Usage> usages;
        final Search search;
        final int attempt;

        /** Reads what was written. */
        public Report(StreamInput in) throws IOException {
            usages = in.readList(Usage::new);
            search = in.readOptionalWriteable(Search::new);
            attempt = in.readInt();
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            out.writeList(usages);
            out.writeOptionalWriteable(search);
            out.writeInt(attempt);
        }
    }

    /** What to do with what matches. */
    public static final class Rule implements Writeable {
        /** The kinds of actions. */
        public enum Action {
            KEEP,
            MOVE,
            DELETE
        }

        final String[] patterns;
        final Action action;
        final String target;

        /** Reads what was written. */
        public Rule(StreamInput in) throws IOException {
            patterns = in.readStringArray();
            action = in.readEnum(Action.class);
            target = action == Action.MOVE ? in.readString() : null;
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            out.writeStringArray(patterns);
            out.writeEnum(action);
            if (action == Action.MOVE) {
                out.writeString(target);
            }
        }
    }

    /** Bounds that may be missing, with a mark before each. */
    public static final class Bounds implements Writeable {
        final Double from;
        final Double to;
        final byte flags;

        /** Reads what was written. */
        public Bounds(StreamInput in) throws IOException {
            flags = in.readByte();
            from = in.readBoolean() ? in.readDouble() : null;
            to = in.readBoolean() ? in.readDouble() : null;
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            out.writeByte(flags);
            out.writeBoolean(from != null);
            if (from != null) {
                out.writeDouble(from);
            }
            out.writeBoolean(to != null);
            if (to != null) {
                out.writeDouble(to);
            }
        }
    }
}
