package org.marshal4j.blackbox.kit;

import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.blackbox.base.Entity;

/**
 * The second level, in another package than the first. One private field has the same name as a field of its ancestor.
 */
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
