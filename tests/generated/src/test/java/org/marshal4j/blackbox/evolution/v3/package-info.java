/** The types as they were in version 3. */
package org.marshal4j.blackbox.evolution.v3;
