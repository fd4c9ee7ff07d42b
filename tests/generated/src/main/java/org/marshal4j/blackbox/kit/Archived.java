package org.marshal4j.blackbox.kit;

import java.util.List;
import org.marshal4j.Marshal;

/** The third level. */
@Marshal
public class Archived extends Audited implements ArchivedMarshallable {
    private List<String> tags;
    protected Status status;
    int[] pages;

    public List<String> getTags() {
        return tags;
    }

    public void setTags(List<String> tags) {
        this.tags = tags;
    }
}
