package org.marshal4j.blackbox.base;

import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Skip;

/** The root of a chain of ancestors, with fields of every visibility. */
@Marshal
public class Entity implements EntityMarshallable {
    private long id;
    byte version;
    protected boolean active;
    public short kind;
    transient int cached;

    @Skip
    private String note;

    @Required
    private String key;

    public Entity() {
        key = "";
    }

    public long getId() {
        return id;
    }

    public void setId(long id) {
        this.id = id;
    }

    public String getKey() {
        return key;
    }

    public void setKey(String key) {
        this.key = key;
    }

    public String getNote() {
        return note;
    }

    public void setNote(String note) {
        this.note = note;
    }

    public int getCached() {
        return cached;
    }

    public void setCached(int cached) {
        this.cached = cached;
    }
}
