/** What tests of several modules use. */
package org.marshal4j.kit;
