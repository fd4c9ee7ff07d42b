package org.marshal4j.blackbox.kit;

import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.blackbox.base.Entity;

/** The second level, in another package than the first: a private field of the same name as one of its ancestor's. */
@Marshal
@Required
public abstract class Audited extends Entity implements AuditedMarshallable {
    private Integer id;
    String user;
    protected Money fee;
    transient Object session;

    public Integer auditId() {
        return id;
    }

    public void auditId(Integer value) {
        id = value;
    }
}
