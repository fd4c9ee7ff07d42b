/** Classes with names that would be keywords as variables, or would mean something else in generated code. */
package org.marshal4j.blackbox.dto.names;
